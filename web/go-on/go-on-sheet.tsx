import './go-on.css';
import type { Game } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Dialog, Icon, type IconName } from '@skerry/look';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { refuse } from '../shell/notices.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { studyFrom } from './begin-study.ts';
import { changeFrom } from './change-position.ts';
import { PlayOnSheet } from './play-on-sheet.tsx';
import { type StartingPoint, startingPointOf } from './starting-point.ts';
import { goOnWords } from './words.ts';

/** What somebody can do from the moment that is shown. */
export function GoOnSheet({ model }: { readonly model: TableModel }) {
  const [way, setWay] = useState<'playOn'>();
  const { route } = useLocation();
  const words = goOnWords();
  const close = () => model.sheets.open(undefined);
  if (way === 'playOn') return <PlayOnSheet model={model} onClose={close} />;
  const goTo = async (begin: (game: Game, point: StartingPoint) => Promise<string>) => {
    try {
      route(await begin(model.game.game, await startingPointOf(model)));
    } catch {
      refuse(words.failed);
    }
  };
  const canChange = manifestOf(model.game.game.name)?.editor !== undefined;
  const { at, last, turn } = model.playback;
  return (
    <Dialog title={words.goOn} closeLabel={tableWords().close} onClose={close}>
      <p class="cap">{words.where(sayWhen(turn.value), at.value, last.value)}</p>
      <div class="go-on-ways">
        <Way icon="playNow" hotkey="P" {...words.ways.playOn} onChoose={() => setWay('playOn')} />
        <Way icon="fork" hotkey="W" {...words.ways.whatIf} onChoose={() => void goTo(studyFrom)} />
        {canChange && <Way icon="settings" hotkey="E" {...words.ways.change} onChoose={() => void goTo(changeFrom)} />}
      </div>
      <p class="fine">{words.stays(model.live.info.value?.name ?? '')}</p>
    </Dialog>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly hotkey: string;
  readonly label: string;
  readonly how: string;
  readonly onChoose: () => void;
}

function Way({ icon, hotkey, label, how, onChoose }: WayProps) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toUpperCase() !== hotkey || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChoose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hotkey, onChoose]);
  return (
    <button class="row go-on-way" type="button" aria-keyshortcuts={hotkey} onClick={onChoose}>
      <Icon name={icon} size={28} />
      <span class="grow">
        <strong>{label}</strong>
        <small>{how}</small>
      </span>
      <kbd>{hotkey}</kbd>
    </button>
  );
}
