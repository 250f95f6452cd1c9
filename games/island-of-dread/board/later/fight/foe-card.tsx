import type { Scene } from '@skerry/look';
import { DECKS } from '../../../content/vocabulary.ts';
import type { Deed } from '../../../content/world.ts';
import { foeOf, opposedBy } from '../../../outlook/fight.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import type { FightWords } from '../../../text/fight.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { FoePicture } from '../cards/foe-picture.tsx';

type Props = Pick<Scene<IslandOfDread>, 'telling' | 'text'> & {
  /** New wounds, from the right. */
  readonly fresh: number;
};

/** Large; band and jewel show the deck. */
export function FoeCard({ telling, text, fresh }: Props) {
  const { content, state } = telling;
  const { card, wounds } = state.combat!;
  const { names, combat, drawn, sheet } = wordsOf(text);
  const found = content.cards[card]!;
  const deck = DECKS[found.deck]!;
  const { life, left } = foeOf(telling)!;
  const says = names.cardText(telling, card);
  return (
    <article class="column iod-foe" data-deck={deck} data-fallen={left <= 0} data-struck={fresh > 0}>
      <header class="row">
        <span class="iod-jewel">
          <Drawing name={`jewel-${deck}`} />
        </span>
        <p class="iod-foe-kind">{`${drawn.kinds[found.kind]}, ${drawn.decks[deck].toLowerCase()}`}</p>
      </header>
      <div class="iod-foe-picture">
        <FoePicture world={content} card={card} />
      </div>
      <div class="row iod-foe-life">
        <span class="row">
          <Drawing name="xp-life" />
          {combat.life}
        </span>
        <EnemyPips wounds={wounds} life={life} fresh={fresh} label={sheet.suffered(wounds, life, 'wound')} />
      </div>
      <div class="iod-foe-values">
        {opposedBy(telling).map(({ phase, value, damage }) => (
          <span key={phase} role="img" aria-label={`${combat.phases[phase]} ${value}, ${combat.damage} ${damage}`}>
            <Drawing name={`act-${phase}`} />
            <b>{value}</b>
            <i class="chip">{damage}</i>
          </span>
        ))}
      </div>
      {says !== undefined && <p class="iod-foe-text">{says}</p>}
      <p class="iod-foe-reward">
        <b>{combat.reward}</b> {rewardOf(content.points[found.deck]!, content.lists[found.reward] ?? [], combat)}
      </p>
    </article>
  );
}

function rewardOf(points: number, deeds: readonly Deed[], words: FightWords['combat']): string {
  const gains = { gold: words.gold, experience: words.points, map: words.maps, legendary: words.legendary };
  const parts = deeds.flatMap((deed) =>
    deed.do === 'keep' ? [words.keeps] : deed.do === 'gain' ? [gains[deed.what](deed.n)] : [],
  );
  return [...(points > 0 ? [words.points(points)] : []), ...parts].join(', ');
}

function EnemyPips({
  wounds,
  life,
  fresh,
  label,
}: {
  readonly wounds: number;
  readonly life: number;
  readonly fresh: number;
  readonly label: string;
}) {
  return (
    <span class="iod-pips" role="img" aria-label={label}>
      {Array.from({ length: Math.max(life, wounds) }, (_, n) => (
        <span
          key={n}
          class="iod-pip"
          data-fresh={n < wounds && n >= wounds - fresh}
          style={{ '--nth': n - (wounds - fresh) }}
        >
          <Drawing name={n < wounds ? 'wound' : 'wound-free'} />
        </span>
      ))}
    </span>
  );
}
