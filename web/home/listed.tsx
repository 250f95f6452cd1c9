import { OfferButton, Slip } from '@skerry/look';
import { listed } from '../my-tables/tables.ts';
import { titleOf } from '../my-tables/titles.ts';
import { onlineTable } from '../routes.ts';
import { packLabel } from '../shell/pack-label.ts';
import { homeWords } from '../words/home.ts';

export function ListedTables() {
  const words = homeWords();
  if (listed.value.length === 0) return null;
  return (
    <Slip class="mine" title={words.listedTitle} note={listed.value.length}>
      <ul>
        {listed.value.map(({ id, name, game, pack, stage, seats }) => {
          const open = seats.filter(({ who }) => who === 'open').length;
          const free = stage === 'lobby' && open > 0;
          return (
            <li key={id} class="listed">
              <span class="mine-text">
                <b class="mine-name">{name}</b>
                <span>
                  {titleOf(game)}
                  {pack && ` · ${packLabel(pack)}`}
                  {free && ` · ${words.open(open)}`}
                </span>
              </span>
              <OfferButton label={free ? words.sitDown : words.watch} href={onlineTable(id)} />
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}
