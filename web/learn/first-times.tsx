import './first-times.css';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RuleGuide } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { type FirstTime, type FirstTimeWords, OfferButton } from '@skerry/look';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { learnWords } from '../words/learn.ts';
import { loadedInReadersLanguage } from '../words/speak.ts';
import { firstUntold, Mattering } from './first-times-due.ts';
import { progress, tellNoMore, tellRule } from './progress.ts';

interface Known {
  readonly rules: readonly FirstTime[];
  readonly said?: ReadonlySignal<FirstTimeWords>;
  readonly guide?: ReadonlySignal<RuleGuide>;
}

async function firstTimesOf(game: string): Promise<Known> {
  const { lessons, ruleGuide } = manifestOf(game) ?? {};
  const guide = ruleGuide && loadedInReadersLanguage(ruleGuide);
  const found = await (await lessons?.())?.firstTimes();
  if (found === undefined) return { rules: [] };
  const said = await loadedInReadersLanguage(found.words);
  return { rules: found.list, said, ...(guide && { guide: await guide }) };
}

/** The aim of a game is explained like a rule, before all others, until the reader has moved. */
const AIM = 'aim';

/**
 * In a first game: its aim, then each rule when it first matters, explained once. Shown beside the chart without
 * interrupting play.
 */
export function FirstTimes({ model }: { readonly model: TableModel }) {
  const words = learnWords();
  const { name } = model.game.game;
  const known = useSignal<Known>({ rules: [] });
  useEffect(() => {
    void firstTimesOf(name).then((found) => {
      known.value = found;
    });
  }, [name]);
  const [reader] = model.playback.ownSeats.value;
  const mattering = useMemo(() => new Mattering(known.value.rules, reader ?? 0), [known.value, reader]);
  const told = progress.value.told[name] ?? [];
  const hasMoved = !told.includes(AIM) && [...model.playback.pages.value].some((page) => page?.seat === reader);
  useEffect(() => {
    if (hasMoved && reader !== undefined) tellRule(name, AIM);
  }, [hasMoved]);
  if (progress.value.isQuiet || reader === undefined || model.playback.outcome.value !== undefined) return null;
  const guide = known.value.guide?.value;
  if (guide !== undefined && !told.includes(AIM))
    return <Tip model={model} caption={words.yourFirst} title={words.aim} say={guide.aim} what={AIM} />;
  const mattered = mattering.upTo(
    model.playback.pages.value,
    model.playback.isAllShown.value ? model.playback.at.value + 1 : model.playback.at.value,
  );
  const rule = firstUntold(mattered, told);
  const said = rule && known.value.said?.value[rule.key];
  if (rule === undefined || said === undefined) return null;
  return <Tip model={model} caption={words.firstTime} {...said} what={rule.key} rule={rule.rule} />;
}

interface TipProps {
  readonly model: TableModel;
  readonly caption: string;
  readonly title: string;
  readonly say: string;
  /** The key under which it is stored once explained. */
  readonly what: string;
  /** The rule to link to; the rules at a glance if absent. */
  readonly rule?: string;
}

function Tip({ model, caption, title, say, what, rule }: TipProps) {
  const words = learnWords();
  return (
    <section class="stack slip first-time" aria-label={caption} aria-live="polite">
      <p class="cap">{caption}</p>
      <h2>{title}</h2>
      <p>{say}</p>
      <div class="row wrap first-time-offers">
        <OfferButton label={words.understood} chosen onClick={() => tellRule(model.game.game.name, what)} />
        <button
          class="link first-time-link"
          type="button"
          onClick={() => model.sheets.open({ kind: 'rules', ...(rule !== undefined && { at: rule }) })}
        >
          {rule === undefined ? words.readRules : words.readRule}
        </button>
        <button class="link first-time-link" type="button" onClick={tellNoMore}>
          {words.noMore}
        </button>
      </div>
    </section>
  );
}
