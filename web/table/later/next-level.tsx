import type { Game } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { OfferButton } from '@skerry/look';
import { DEFAULT_LEVEL, type TableInfo } from '@skerry/tables';
import { useLocation } from 'preact-iso';
import { localTable } from '../../routes.ts';
import { refuse } from '../../shell/notices.ts';
import { liveWords } from '../../words/live.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

type Options = TableInfo['options'];

/** The next harder level; undefined after the hardest, and in games without levels. */
export function levelAfter(game: Game, option: string | undefined, options: Options): string | undefined {
  if (option === undefined) return undefined;
  const { values = [] } =
    (game.options as { readonly [name: string]: { readonly values?: readonly string[] } })[option] ?? {};
  const played = values.indexOf(String(options[option]));
  return played < 0 ? undefined : values[played + 1];
}

/** After a win on this device, offers the same table at the next level. */
export function NextLevel({ model }: { readonly model: TableModel }) {
  const { route } = useLocation();
  const info = model.live.info.value;
  const { game } = model.game;
  const option = manifestOf(game.name)?.card.harder;
  const hasWon = model.playback.ownSeats.value.some((seat) => model.playback.outcome.value?.ranks[seat] === 1);
  if (!model.local || option === undefined || info === undefined || !hasWon) return null;
  const next = levelAfter(game, option, info.options);
  const words = model.acting.scene.value.text.options as {
    readonly [name: string]: { readonly values: { readonly [value: string]: string } };
  };
  if (next === undefined) return null;
  const start = async () => {
    try {
      const { openLocal } = await import('../../local/set-up.ts');
      const id = await openLocal(game, {
        name: info.name,
        seats: info.seats.map(({ who, name, level }) =>
          who === 'bot' ? { who, name, level: level ?? DEFAULT_LEVEL } : { who: 'person', name },
        ),
        options: { ...info.options, [option]: next },
      });
      route(localTable(id));
    } catch {
      refuse(liveWords().shelfClosed);
    }
  };
  return (
    <OfferButton
      label={tableWords().nextLevel(words[option]?.values[next] ?? next)}
      icon="playNow"
      go
      onClick={() => void start()}
    />
  );
}
