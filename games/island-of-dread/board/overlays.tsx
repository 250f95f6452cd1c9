import type { BoardProps } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { HappeningSlip } from './happening-slip.tsx';
import { IslandScene } from './island-scene.tsx';
import { VoyageSlip } from './voyage-slip.tsx';

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
