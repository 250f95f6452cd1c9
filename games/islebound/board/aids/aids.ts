import { CrewInAboveAndBelow } from './crew-aid.tsx';
import { PlayerAid } from './player-aid.tsx';

export const aids = { PlayerAid, CrewInAboveAndBelow };
