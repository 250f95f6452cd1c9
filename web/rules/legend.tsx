import { manifestOf } from '@skerry/games';
import { type Legend, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { rulesWords } from './words.ts';

/** What the signs of a game mean; nothing until they are here, or where a game has no such list. */
export function useLegend(game: string): Legend | undefined {
  const [found, setFound] = useState<{ readonly legend: Legend } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void manifestOf(game)
      ?.legend?.()
      .then(
        (legend) => !isGone && setFound({ legend }),
        // The page says so itself when a part of it cannot be loaded.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [game]);
  return found?.legend;
}

export function Signs({ game }: { readonly game: string }) {
  const legend = useLegend(game);
  if (legend === undefined) return <Waiting label={rulesWords().opening} />;
  return (
    <dl class="signs">
      {legend(settings.language.value).map(({ key, sign, sentence }) => (
        <div key={key}>
          <dt aria-hidden="true">{sign}</dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
