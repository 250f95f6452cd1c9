import type { FocusProps } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { SlipOffers } from './slip-offers.tsx';

/** The market of a town: what can be bought, sold, healed and hired. */
export function MarketSlip(props: FocusProps<IslandOfDread>) {
  return <SlipOffers {...props} />;
}
