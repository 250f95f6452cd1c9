import { CrewInAboveAndBelow } from './crew-aid.tsx';
import { PlayerAid } from './player-aid.tsx';

/** The pages beside the rules. */
export const aids = { PlayerAid, CrewInAboveAndBelow };
