import { manifestOf } from '@skerry/games';
import { type Legend, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { rulesWords } from './words.ts';

/** The meaning of a game's signs; undefined until loaded, or if the game has no legend. */
export function useLegend(game: string): Legend | undefined {
  const [found, setFound] = useState<{ readonly legend: Legend } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void manifestOf(game)
      ?.legend?.()
      .then(
        (legend) => !isGone && setFound({ legend }),
        // The page itself reports parts that fail to load.
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
