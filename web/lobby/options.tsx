import {
  type Game,
  type GameText,
  type Json,
  type OptionSpec,
  type OptionText,
  optionTexts,
  sayRefusal,
} from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Choice, type OptionCard, type OptionCards } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { CardChoice } from './card-choice.tsx';
import { dealt, fitting, swapped, whyRefused } from './option-values.ts';
import { Select } from './select.tsx';
import { lobbyWords } from './words.ts';

export type Options = { readonly [option: string]: Json };

export interface OptionsFormProps {
  readonly game: Game;
  readonly text: GameText;
  /** The players' names by seat, empty for free ones. */
  readonly names: readonly string[];
  /** Options chosen so far; missing ones have their defaults. */
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

export function OptionsForm({ game, text, names, options, onChange }: OptionsFormProps) {
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const texts = optionTexts(text, game);
  const standing = fitting(game, options, names.length);
  const cards = useOptionCards(game.name);
  const whyNot = (name: string) => (value: Json) => {
    const refused = whyRefused(game, options, names.length, [name, value]);
    return refused && sayRefusal(text, refused);
  };
  return (
    <div class="options">
      {Object.entries(specs).map(([name, spec]) => (
        <div key={name} class="option">
          <OptionField
            spec={spec}
            text={texts[name]!}
            names={names}
            value={standing[name] ?? spec.default}
            whyNot={whyNot(name)}
            cardOf={cards && ((value) => cards(game, text, name, value))}
            onChange={(value) => onChange({ ...options, [name]: value })}
          />
          <p class="hint">{texts[name]?.help}</p>
        </div>
      ))}
    </div>
  );
}

interface FieldProps<S> {
  readonly spec: S;
  readonly text: OptionText;
  readonly names: readonly string[];
  readonly value: Json;
  readonly whyNot: (value: Json) => string | undefined;
  readonly cardOf: ((value: string) => OptionCard | undefined) | undefined;
  readonly onChange: (value: Json) => void;
}

/** Loaded with the game's drawings, for games that have any to choose by. */
function useOptionCards(name: string): OptionCards | undefined {
  const [cards, setCards] = useState<OptionCards | undefined>(undefined);
  useEffect(() => {
    manifestOf(name)
      ?.optionCards?.()
      .then(
        (found) => setCards(() => found),
        // Names do as well.
        () => undefined,
      );
  }, [name]);
  return cards;
}

const IN_SIGHT = 4;

function OptionField({ spec, ...rest }: FieldProps<OptionSpec>) {
  switch (spec.kind) {
    case 'choice':
      return <ChoiceField spec={spec} {...rest} />;
    case 'each-seat':
      return <EachSeatField spec={spec} {...rest} />;
    case 'seat':
      return <SeatField spec={spec} {...rest} />;
  }
}

function ChoiceField({ spec, text, value, whyNot, onChange }: FieldProps<Extract<OptionSpec, { kind: 'choice' }>>) {
  const options = spec.values.map((each) => ({
    value: String(each),
    label: text.values[String(each)] ?? String(each),
    why: whyNot(each),
  }));
  const choose = (chosen: string) => onChange(spec.values.find((each) => String(each) === chosen) ?? spec.default);
  if (options.length > IN_SIGHT) {
    return <Select label={text.label} value={String(value)} options={options} onChange={choose} />;
  }
  return <Choice label={text.label} value={String(value)} options={options} onChange={choose} />;
}

function EachSeatField(props: FieldProps<Extract<OptionSpec, { kind: 'each-seat' }>>) {
  const { spec, text, names, value, cardOf, onChange } = props;
  const words = lobbyWords();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : undefined;
  const ways = [
    { value: 'random', label: words.random },
    { value: 'chosen', label: words.chosen },
  ];
  const way = chosen === undefined ? 'random' : 'chosen';
  const setWay = (next: string) => onChange(next === 'random' ? 'random' : dealt(spec, names.length));
  return (
    <>
      <Choice label={text.label} value={way} options={ways} onChange={setWay} />
      {chosen?.map((each, seat) => (
        <div key={seat} class="stack option-seat">
          <span>{names[seat] || words.seatOf(seat)}</span>
          {cardOf?.(each) === undefined ? (
            <Select
              quiet
              label={words.each(text.label, names[seat] || words.seatOf(seat))}
              value={each}
              options={spec.values.map((one) => ({ value: one, label: text.values[one] ?? one }))}
              onChange={(next) => onChange(swapped(chosen, seat, next))}
            />
          ) : (
            <CardChoice
              label={words.each(text.label, names[seat] || words.seatOf(seat))}
              value={each}
              values={spec.values}
              nameOf={(one) => text.values[one] ?? one}
              cardOf={cardOf}
              onChange={(next) => onChange(swapped(chosen, seat, next))}
            />
          )}
        </div>
      ))}
    </>
  );
}

function SeatField({ text, names, value, whyNot, onChange }: FieldProps<Extract<OptionSpec, { kind: 'seat' }>>) {
  const words = lobbyWords();
  const options = [
    { value: 'random', label: text.values.random ?? words.random, why: whyNot('random') },
    ...names.map((name, seat) => ({ value: String(seat), label: name || words.seatOf(seat), why: whyNot(seat) })),
  ];
  return (
    <Select
      label={text.label}
      value={String(value)}
      options={options}
      onChange={(next) => onChange(next === 'random' ? next : Number(next))}
    />
  );
}

export function OptionsRead({ game, text, names, options }: Omit<OptionsFormProps, 'onChange'>) {
  const words = lobbyWords();
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const texts = optionTexts(text, game);
  const standing = fitting(game, options, names.length);
  const say = (spec: OptionSpec, { values }: OptionText, value: Json): string => {
    if (spec.kind === 'seat' && typeof value === 'number') return names[value] || words.seatOf(value);
    if (!Array.isArray(value)) return values[String(value)] ?? String(value);
    return value.map((each, seat) => words.each(names[seat] || words.seatOf(seat), values[each] ?? each)).join(', ');
  };
  return (
    <dl class="options">
      {Object.entries(specs).map(([name, spec]) => (
        <div key={name} class="option">
          <dt>{texts[name]?.label}</dt>
          <dd>{say(spec, texts[name]!, standing[name] ?? spec.default)}</dd>
          <dd class="hint">{texts[name]?.help}</dd>
        </div>
      ))}
    </dl>
  );
}
