import { Explained, Slip } from '@skerry/look';
import { Fragment } from 'preact';
import {
  ATTRIBUTES,
  type Attribute,
  COUNTERS,
  type Limited,
  NONE,
  SKILL_ATTRIBUTES,
  SKILLS,
} from '../../../content/vocabulary.ts';
import { counterPrice } from '../../../outlook/experience.ts';
import { strengthsOf, vitalsOf } from '../../../outlook/figures.ts';
import type { Player } from '../../../rules/state.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardPicture } from '../../cards/card-picture.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { Maps } from '../../hand/experience.tsx';
import { Quantity } from '../../hand/quantity.tsx';
import { Pips } from '../../hand/vitals.tsx';
import { OwnedCard, type OwnedProps, Uses } from '../cards/owned-card.tsx';

type Room = Exclude<Limited, 'other'>;
interface SheetProps extends OwnedProps {
  readonly player: Player;
}

export function HeroSheet(props: OwnedProps) {
  const { telling, text, seat } = props;
  const { sheet } = wordsOf(text);
  const sheetProps = { ...props, player: telling.state.players[seat]! };
  const { player } = sheetProps;
  return (
    <div class="stack iod-sheet">
      <Person {...sheetProps} />
      <div class="column iod-sheet-body">
        <Attributes {...sheetProps} />
        <Cards {...sheetProps} title={sheet.items} cards={player.items} rooms={['weapon', 'armour']} />
        <Cards
          {...sheetProps}
          title={sheet.allies}
          cards={player.allies}
          rooms={['ally']}
          note={sheet.within(player.allies.length, telling.content.content.numbers.limits.ally)}
        />
        <div class="stack iod-sheet-rest">
          <Cards
            {...sheetProps}
            title={sheet.captain}
            cards={player.captain === NONE ? [] : [player.captain]}
            none={sheet.noCaptain}
          />
          <Cards {...sheetProps} title={sheet.legendary} cards={player.legendary} none={sheet.noLegendary} />
          <Cards {...sheetProps} title={sheet.trophies} cards={player.trophies} none={sheet.noTrophies} />
        </div>
      </div>
    </div>
  );
}

function Person(props: SheetProps) {
  const { telling, text, player, seat } = props;
  const { sheet, names } = wordsOf(text);
  const { hero, gold, points, at } = player;
  return (
    <section class="stack iod-person">
      <span class="parchment iod-person-picture">
        <CardPicture telling={telling} card={hero} />
      </span>
      <h3>{names.card(telling, hero)}</h3>
      <p class="cap">{`${sheet.heroOf(telling, seat)}, ${names.place(telling, at)}`}</p>
      <dl data-figure={hero}>
        {vitalsOf(telling.content, player, hero).map((vital) => (
          <Fragment key={vital.kind}>
            <dt>{vital.kind === 'wound' ? sheet.life : sheet.stamina}</dt>
            <dd>
              <Pips text={text} {...vital} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p class="stack iod-ability">
        {names.cardText(telling, hero)}
        <Uses {...props} card={hero} />
      </p>
      <p class="row wrap closing iod-purse">
        <Quantity drawing="gold" n={gold} label={sheet.goldOf(gold)} what="gold" />
        <span class="fine iod-points" data-what="points">
          {sheet.pointsOf(points, counterPrice(telling))}
        </span>
        <Maps telling={telling} text={text} player={player} />
      </p>
    </section>
  );
}

function Attributes({ telling, text, player }: SheetProps) {
  const { sheet } = wordsOf(text);
  const strengths = strengthsOf(telling.content, player, player.hero);
  return (
    <Slip as="part" title={sheet.attributes} note={sheet.nextCounter(counterPrice(telling))}>
      <ul class="iod-attributes">
        {ATTRIBUTES.map((attribute, phase) => (
          <li key={attribute} class="wrap">
            <span class="row iod-attribute">
              <Drawing name={`xp-${attribute}`} />
              <b>{sheet.raised[attribute]}</b>
              <strong>{strengths[phase]!.value}</strong>
              <small class="fine">{sheet.damage(strengths[phase]!.damage)}</small>
              <Trained telling={telling} text={text} player={player} counter={attribute} />
            </span>
            <Skills telling={telling} text={text} player={player} attribute={attribute} />
          </li>
        ))}
      </ul>
    </Slip>
  );
}

type InSheet = Pick<SheetProps, 'telling' | 'text' | 'player'>;

function Trained({ text, player, counter }: InSheet & { readonly counter: Attribute }) {
  const n = player.trained[COUNTERS.indexOf(counter)]!;
  return n === 0 ? null : <Quantity drawing={`xp-${counter}`} n={n} label={wordsOf(text).sheet.trained(n, counter)} />;
}

function Skills({ telling, text, player, attribute }: InSheet & { readonly attribute: Attribute }) {
  const { names, sheet } = wordsOf(text);
  const { value } = strengthsOf(telling.content, player, player.hero)[ATTRIBUTES.indexOf(attribute)]!;
  const { skills } = telling.content.cards[player.hero]!;
  return (
    <span class="iod-skills">
      {SKILLS.filter((skill) => SKILL_ATTRIBUTES[skill] === attribute).map((skill) => (
        <Explained
          key={skill}
          class="inline"
          label={`${names.named(telling, skill)} +${skills[skill] ?? 0}`}
          data={{ 'data-none': !skills[skill] }}
          slip={() => (
            <Slip as="part" title={names.named(telling, skill)}>
              <p>{sheet.skill(attribute, value, skills[skill] ?? 0)}</p>
            </Slip>
          )}
        >
          <Drawing name={`skill-${skill}`} />
          {names.named(telling, skill)} <b>{skills[skill] ? `+${skills[skill]}` : 0}</b>
        </Explained>
      ))}
    </span>
  );
}

interface CardsProps extends SheetProps {
  readonly title: string;
  readonly cards: readonly number[];
  /** Limited kinds, whose empty places are shown. */
  readonly rooms?: readonly Room[];
  readonly none?: string;
  readonly note?: string;
}

function Cards({ title, cards, rooms = [], none, note, ...props }: CardsProps) {
  const { telling, text } = props;
  const { sheet } = wordsOf(text);
  const places = rooms.flatMap((kind) => {
    const has = cards.filter((card) => telling.content.cards[card]!.limited === kind).length;
    const free = telling.content.content.numbers.limits[kind] - has;
    return Array.from({ length: Math.max(0, free) }, () => sheet.room[kind]);
  });
  return (
    <Slip as="part" title={title} note={note}>
      <ul class="stack iod-cards">
        {cards.map((card) => (
          <OwnedCard key={card} {...props} card={card} />
        ))}
        {places.map((place, n) => (
          <li key={`${place}${n}`} class="row iod-card" data-state="room">
            {place}
          </li>
        ))}
        {cards.length === 0 && none !== undefined && (
          <li class="row iod-card" data-state="room">
            {none}
          </li>
        )}
      </ul>
    </Slip>
  );
}
