import { inReadersLanguage } from '../words/speak.ts';
import './first-times.css';
import { useSignal } from '@preact/signals';
import { manifestOf } from '@skerry/games';
import { type FirstTime, OfferButton } from '@skerry/look';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { learnWords } from '../words/learn.ts';
import { firstUntold, Mattering } from './first-times-due.ts';
import { progress, tellNoMore, tellRule } from './progress.ts';

/** In a first game: a rule that matters for the first time, explained once. It stands beside the chart and waits for nobody. */
export function FirstTimes({ model }: { readonly model: TableModel }) {
  const words = learnWords();
  const { name } = model.game.game;
  const known = useSignal<readonly FirstTime[]>([]);
  useEffect(() => {
    const lessons = manifestOf(name)?.lessons?.();
    void Promise.resolve(lessons)
      .then((found) => found?.firstTimes())
      .then((found = []) => {
        known.value = found;
      });
  }, [name]);
  const [reader] = model.playback.ownSeats.value;
  const mattering = useMemo(() => new Mattering(known.value, reader ?? 0), [known.value, reader]);
  if (progress.value.isQuiet || reader === undefined || model.playback.outcome.value !== undefined) return null;
  const mattered = mattering.upTo(
    model.playback.pages.value,
    model.playback.isAllShown.value ? model.playback.at.value + 1 : model.playback.at.value,
  );
  const rule = firstUntold(mattered, progress.value.told[name] ?? []);
  if (rule === undefined) return null;
  return (
    <section class="stack slip first-time" aria-label={words.firstTime} aria-live="polite">
      <p class="cap">{words.firstTime}</p>
      <h2>{inReadersLanguage(rule.title)}</h2>
      <p>{inReadersLanguage(rule.say)}</p>
      <div class="row wrap first-time-offers">
        <OfferButton label={words.understood} chosen onClick={() => tellRule(name, rule.key)} />
        <button
          class="link first-time-link"
          type="button"
          onClick={() => model.sheets.open({ kind: 'rules', at: rule.rule })}
        >
          {words.readRule}
        </button>
        <button class="link first-time-link" type="button" onClick={tellNoMore}>
          {words.noMore}
        </button>
      </div>
    </section>
  );
}
