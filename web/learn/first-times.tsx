import './first-times.css';
import { useSignal } from '@preact/signals';
import { roomOf } from '@skerry/games';
import { type FirstTime, OfferButton } from '@skerry/look';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import type { Desk } from '../table/desk.ts';
import { learnWords } from '../words/learn.ts';
import { firstUntold, Mattering } from './first-untold.ts';
import { progress, tellNoMore, tellRule } from './progress.ts';

/** In a first game: a rule that matters for the first time, explained once. It stands beside the chart and waits for nobody. */
export function FirstTimes({ desk }: { readonly desk: Desk }) {
  const words = learnWords();
  const language = settings.language.value;
  const { name } = desk.game.game;
  const known = useSignal<readonly FirstTime[]>([]);
  useEffect(() => {
    const lessons = roomOf(name)?.lessons?.();
    void Promise.resolve(lessons)
      .then((found) => found?.firstTimes())
      .then((found = []) => {
        known.value = found;
      });
  }, [name]);
  const [reader] = desk.mine.value;
  const mattering = useMemo(() => new Mattering(known.value, reader ?? 0), [known.value, reader]);
  if (progress.value.isQuiet || reader === undefined || desk.outcome.value !== undefined) return null;
  const mattered = mattering.upTo(desk.pages.value, desk.isTold.value ? desk.at.value + 1 : desk.at.value);
  const rule = firstUntold(mattered, progress.value.told[name] ?? []);
  if (rule === undefined) return null;
  return (
    <section class="slip first-time" aria-label={words.firstTime} aria-live="polite">
      <p class="cap">{words.firstTime}</p>
      <h2>{rule.title[language]}</h2>
      <p>{rule.say[language]}</p>
      <div class="first-time-offers">
        <OfferButton label={words.understood} chosen onClick={() => tellRule(name, rule.key)} />
        <button class="first-time-link" type="button" onClick={() => desk.open({ kind: 'rules', at: rule.rule })}>
          {words.readRule}
        </button>
        <button class="first-time-link" type="button" onClick={tellNoMore}>
          {words.noMore}
        </button>
      </div>
    </section>
  );
}
