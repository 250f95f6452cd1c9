import { Empty, OfferButton, Slip, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { address } from '../address.ts';
import { type LoadedRules, loadRules } from '../game.ts';
import { HOME } from '../routes.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Untranslated } from '../shell/untranslated.tsx';
import { RulesList } from './list.tsx';
import { rulesWords } from './words.ts';

/** The rules of a game as a page of their own; `#P-3` in the address opens it at that rule. */
export default function RulesPage({ game: name }: { readonly game: string }) {
  const words = rulesWords();
  const [found, setFound] = useState<LoadedRules | 'none' | undefined>(undefined);
  const addressed = useAddressed();
  useEffect(() => {
    let isGone = false;
    loadRules(name).then(
      (game) => !isGone && setFound(game ?? 'none'),
      () => !isGone && setFound('none'),
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  if (found === undefined || found === 'none') {
    return (
      <Frame class="page-narrow">
        {found === undefined ? (
          <Waiting label={words.opening} />
        ) : (
          <Empty drawing="compass" offer={<OfferButton label={words.home} icon="home" href={HOME} />}>
            {words.noGame}
          </Empty>
        )}
      </Frame>
    );
  }
  const { title } = found.text.value;
  return (
    <Frame where={title}>
      <Slip class="page-slip">
        <PageTitle window={words.title(title)}>{words.title(title)}</PageTitle>
        <Untranslated game={name} />
        <RulesList game={found} at={addressed} linked />
      </Slip>
    </Frame>
  );
}

function useAddressed(): string | undefined {
  const [rule, setRule] = useState(address().hash.slice(1));
  useEffect(() => {
    const follow = () => setRule(address().hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return rule === '' ? undefined : rule;
}
