import { type BoardProps, fetched } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { useKeptStand } from '../fight/kept-stand.ts';

type Props = BoardProps<IslandOfDread>;

const IslandScene = fetched<Props>(async () => (await import('../later/slips/island-scene.tsx')).IslandScene);
const VoyageSlip = fetched<Props>(async () => (await import('../later/slips/voyage-slip.tsx')).VoyageSlip);
const HappeningSlip = fetched<Props>(async () => (await import('../later/slips/happening-slip.tsx')).HappeningSlip);

/** What overlays the chart without covering all of it. */
export function Overlays(props: Props) {
  useKeptStand(props);
  return (
    <>
      <IslandScene {...props} />
      <VoyageSlip {...props} />
      <HappeningSlip {...props} />
    </>
  );
}
