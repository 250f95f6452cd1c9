import { type BoardProps, fetched } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { HappeningSlip } from '../slips/happening-slip.tsx';
import { VoyageSlip } from '../slips/voyage-slip.tsx';

const IslandScene = fetched<BoardProps<IslandOfDread>>(
  async () => (await import('../later/island-scene.tsx')).IslandScene,
);

/** What lies over the chart without covering all of it. */
export function Overlays(props: BoardProps<IslandOfDread>) {
  return (
    <>
      <IslandScene {...props} />
      <VoyageSlip {...props} />
      <HappeningSlip {...props} />
    </>
  );
}
