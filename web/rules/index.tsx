import { Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import type { LoadedGame } from '../game.ts';
import { settings } from '../settings/settings.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { RulesList } from './list.tsx';
import { rulesWords } from './words.ts';

export interface RulesPageProps {
  readonly game: Pick<LoadedGame, 'game' | 'text'>;
  /** The rule to open at; without it, the one in the address: `#FI-31`. */
  readonly at?: string;
}

/** The rules of a game as a page of their own. */
export default function RulesPage({ game, at }: RulesPageProps) {
  const words = rulesWords();
  const { title } = game.text[settings.language.value];
  const addressed = useAddressed();
  return (
    <Frame where={title}>
      <Slip class="page-slip">
        <PageTitle window={words.title(title)}>{words.title(title)}</PageTitle>
        <RulesList game={game} at={at ?? addressed} />
      </Slip>
    </Frame>
  );
}

function useAddressed(): string | undefined {
  const [rule, setRule] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setRule(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return rule === '' ? undefined : rule;
}
