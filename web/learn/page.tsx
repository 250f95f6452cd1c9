import './lesson.css';
import { computed } from '@preact/signals';
import { manifestOf, rulesWithText } from '@skerry/games';
import type { Lesson } from '@skerry/look';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { type LoadedGame, loadGame } from '../game.ts';
import { AtTable } from '../live/table/at-table.tsx';
import { settings } from '../settings/settings.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import type { Prompt } from '../table/prompt/prompt.ts';
import type { TableModel, Teaching } from '../table/table-model.ts';
import { learnWords } from '../words/learn.ts';
import { LessonDone } from './done.tsx';
import { plain } from './highlighted.tsx';
import { type LessonList, loadLessonList } from './lesson-list.ts';
import { LessonAsk } from './lesson-slip.tsx';
import { finishLesson } from './progress.ts';
import { Light } from './spotlight.tsx';
import { LEARNER, type LessonRun, type LessonSetting, type Place, startLesson } from './taking.ts';

interface Loaded {
  readonly game: LoadedGame;
  readonly setting: LessonSetting;
  readonly lessons: LessonList;
}

export default function LessonPage({ game: name, lesson: key }: { readonly game: string; readonly lesson: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'none' | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    setLoaded(undefined);
    void loadLesson(name, key).then((found) => {
      if (!isGone) setLoaded(found ?? 'none');
    });
    return () => {
      isGone = true;
    };
  }, [name, key]);
  if (loaded === undefined) return <TableWaiting />;
  if (loaded === 'none') return <TableFailure sentence={learnWords().unknown} />;
  return <LessonTable key={key} name={name} {...loaded} />;
}

async function loadLesson(name: string, key: string): Promise<Loaded | undefined> {
  const manifest = manifestOf(name);
  const lessons = await loadLessonList(name);
  const title = lessons?.list.find((each) => each.key === key);
  if (manifest === undefined || lessons === undefined || title === undefined) return undefined;
  const [game, rules, lesson] = await Promise.all([loadGame(name), rulesWithText(manifest), title.load()]);
  return game && { game, lessons, setting: settingOf(rules, lessons, title, lesson) };
}

const settingOf = (
  rules: LessonSetting['rules'],
  { said }: LessonList,
  title: LessonList['list'][number],
  lesson: Lesson,
): LessonSetting => ({
  ...{ rules, title, lesson },
  said: computed(() => said.value[title.key]!),
  name: settings.name.peek().trim(),
  language: () => settings.language.peek(),
  objections: learnWords,
});

/** The lesson from its start, or from a step that the reader went back to. */
function LessonTable({ name, game, setting, lessons }: Loaded & { readonly name: string }) {
  const { route } = useLocation();
  const [from, setFrom] = useState<Place>({ step: 0, lines: [] });
  const taking = useMemo(() => startLesson(setting, from), [setting, from]);
  useEffect(() => () => taking.close(), [taking]);
  const { key } = setting.title;
  const nth = lessons.list.findIndex((each) => each.key === key) + 1;
  const isDone = taking.isDone.value;
  useEffect(() => {
    if (isDone) finishLesson(name, key);
  }, [isDone]);
  const teaching = useMemo(() => teachingOf(taking, setting, name, nth, setFrom), [taking]);
  return (
    <>
      <AtTable table={taking.live} game={game} local={true} teaching={teaching} record={taking.record} />
      {isDone && (
        <LessonDone
          name={name}
          nth={nth}
          setting={setting}
          lessons={lessons}
          onAgain={() => setFrom({ step: 0, lines: [] })}
          onGo={route}
        />
      )}
    </>
  );
}

function teachingOf(
  taking: LessonRun,
  { said }: LessonSetting,
  name: string,
  nth: number,
  goTo: (place: Place) => void,
): Teaching {
  const prompt = computed((): Prompt => {
    const { say = '', why = '' } = taking.said.value ?? {};
    const miss = taking.miss.value;
    return {
      seats: [LEARNER],
      sentence: miss === undefined ? plain(`${say} ${why}`) : `${learnWords().notThat} ${miss.sentence}`,
      tone: 'yours',
      others: [],
    };
  });
  return {
    title: computed(() => learnWords().lesson(nth, said.value.title)),
    prompt,
    Ask: ({ model }: { readonly model: TableModel }) => (
      <LessonAsk model={model} taking={taking} name={name} nth={nth} title={said.value.title} />
    ),
    Light: () => <Light taking={taking} />,
    follow: taking.follow,
    missed: taking.missed,
    asksFor: (act) => taking.step.peek()?.show?.act === act,
    canGoBack: computed(() => taking.at.value > 0 && taking.before() !== undefined),
    goBack: () => {
      const place = taking.before();
      if (place !== undefined) goTo(place);
    },
  };
}
