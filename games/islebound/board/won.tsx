import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** Renown and tokens, beside the name. */
export function Won({ telling, seat }: Scene<Islebound> & { readonly seat: Seat }) {
  return <span class="ib-won">{telling.state.players[seat]!.renown}</span>;
}
