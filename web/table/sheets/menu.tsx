import { ASKING } from '@skerry/engine';
import { Choice, Dialog, Icon, type IconName, OfferButton, SeatMark, Switch } from '@skerry/look';
import { BOT_PACES } from '@skerry/tables';
import { whyNotGoOn } from '../../go-on/why-not.ts';
import { goOnWords } from '../../go-on/words.ts';
import { HOME } from '../../routes.ts';
import { settings } from '../../settings/settings.ts';
import { packLabel } from '../../shell/pack-label.ts';
import { settingsOpen } from '../../shell/tools.tsx';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

export function MenuSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const isOver = model.playback.outcome.value !== undefined;
  const sits = model.playback.ownSeats.value.length > 0;
  const { pack } = model.game.game;
  const { watchers = 0 } = model.live.info.value ?? {};
  const hints = model.game.board.hints(model.acting.scene.value.text);
  return (
    <Dialog title={words.menu} closeLabel={words.close} onClose={() => model.sheets.open(undefined)}>
      <div class="menu">
        {!model.layout.hasRail.value && !model.layout.hasTabs.value && (
          <MenuItem icon="log" label={words.log} onClick={() => model.sheets.open({ kind: 'log' })} />
        )}
        {(model.layout.kind.value !== 'wide' || model.game.board.pilesInSheet) && (
          <MenuItem icon="piles" label={words.piles} onClick={() => model.sheets.open({ kind: 'piles' })} />
        )}
        {model.acting.canUndoMore.value && (
          <>
            <MenuItem
              icon="undo"
              label={words.undoAction}
              onClick={() => {
                model.sheets.open(undefined);
                model.acting.undo('action');
              }}
            />
            <MenuItem
              icon="undo"
              label={words.undoTurn}
              onClick={() => {
                model.sheets.open(undefined);
                model.acting.undo('turn');
              }}
            />
          </>
        )}
        {model.acting.redoSeat.value !== undefined && (
          <MenuItem
            icon="redo"
            label={words.tools.redo}
            onClick={() => {
              model.sheets.open(undefined);
              model.acting.redo();
            }}
          />
        )}
        <MenuItem icon="question" label={words.signs} onClick={() => model.sheets.open({ kind: 'signs' })} />
        <MenuItem icon="watch" label={words.describe} onClick={() => model.sheets.open({ kind: 'describe' })} />
        <MenuItem
          icon="analysis"
          label={words.replay}
          onClick={() => {
            model.sheets.open(undefined);
            model.playback.lookAt(isOver ? 0 : model.playback.last.value);
          }}
        />
        {model.local && whyNotGoOn(model) === undefined && (
          <MenuItem icon="fork" label={goOnWords().goOn} onClick={() => model.sheets.open({ kind: 'goOn' })} />
        )}
        {isOver && <MenuItem icon="share" label={words.result} onClick={() => model.sheets.open({ kind: 'result' })} />}
        {!model.local && (
          <MenuItem icon="link" label={words.invite} onClick={() => model.sheets.open({ kind: 'invite' })} />
        )}
        {!model.local && sits && (
          <MenuItem icon="qr" label={words.moveSeat} onClick={() => model.sheets.open({ kind: 'device' })} />
        )}
        <MenuItem icon="question" label={words.keys} onClick={() => model.sheets.open({ kind: 'keys' })} />
        <MenuItem
          icon="settings"
          label={words.settings}
          onClick={() => {
            model.sheets.open(undefined);
            settingsOpen.value = true;
          }}
        />
        <MenuItem icon="warning" label={words.reportFault} onClick={() => model.sheets.open({ kind: 'fault' })} />
        {sits && !isOver && model.playback.replayed.value === undefined && model.game.game.giveUp !== undefined && (
          <MenuItem icon="ready" label={words.giveUp} onClick={() => model.sheets.open({ kind: 'giveUp' })} />
        )}
        {sits && !isOver && !model.local && model.live.info.value?.stage === 'playing' && (
          <MenuItem icon="close" label={words.endGame} onClick={() => model.sheets.open({ kind: 'end' })} />
        )}
        <a class="row menu-entry" href={HOME}>
          <Icon name="leave" size={22} />
          <span>
            {words.leave}
            <small>{words.leaveHow}</small>
          </span>
        </a>
      </div>
      <h3 class="menu-head">{words.players}</h3>
      <div class="menu">
        {model.playback.seats.value.map(({ name }, seat) => (
          <button
            key={seat}
            class="row menu-entry"
            type="button"
            onClick={() => model.sheets.open({ kind: 'player', seat })}
          >
            <SeatMark seat={seat} size={22} />
            <span>{name}</span>
          </button>
        ))}
      </div>
      {pack && <p class="hint">{words.content(packLabel(pack))}</p>}
      {watchers > 0 && <p class="hint">{words.watchersHere(watchers)}</p>}
      {hints.length > 0 && (
        <>
          <h3 class="menu-head">{words.hints}</h3>
          {hints.map(({ key, label, detail }) => (
            <Switch
              key={key}
              label={label}
              detail={detail}
              on={settings.hints.value.includes(key)}
              onChange={(on) => {
                const others = settings.hints.value.filter((hint) => hint !== key);
                settings.hints.value = on ? [...others, key] : others;
              }}
            />
          ))}
        </>
      )}
      <Habits model={model} />
      <Switch
        label={words.sound}
        icon={settings.sound.value ? 'sound' : 'soundOff'}
        on={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
        }}
      />
    </Dialog>
  );
}

/** When the reader is asked, and the speed of bots: stored with the seats, and for the next table. */
function Habits({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const isOn = model.live.info.value?.stage === 'playing';
  const [seat] = model.playback.ownSeats.value;
  const hasBots = model.playback.seats.value.some(({ who, standIn }) => who === 'bot' || standIn);
  const bot = model.playback.seats.value.find(({ who, standIn }) => who === 'bot' || standIn);
  const asking = (seat !== undefined && model.playback.seats.value[seat]?.asking) || 'matters';
  return (
    <>
      {isOn && seat !== undefined && model.game.game.prompts !== undefined && (
        <>
          <Choice
            label={words.asking}
            value={asking}
            options={ASKING.map((value) => ({ value, label: words.askings[value] }))}
            onChange={(value) => {
              settings.asking.value = value;
              for (const own of model.playback.ownSeats.value)
                void model.acting.command({ do: 'setAsking', seat: own, asking: value });
            }}
          />
          <p class="hint">{words.askingHelp[asking]}</p>
        </>
      )}
      {isOn && hasBots && model.live.you.value?.host && (
        <Choice
          label={words.pace}
          value={bot?.pace ?? 'brisk'}
          options={BOT_PACES.map((value) => ({ value, label: words.paces[value] }))}
          onChange={(value) => {
            settings.pace.value = value;
            void model.acting.command({ do: 'setPace', pace: value });
          }}
        />
      )}
    </>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function MenuItem({ icon, label, onClick }: MenuItemProps) {
  return (
    <button class="row menu-entry" type="button" onClick={onClick}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  );
}

export function EndSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const end = async () => {
    await model.acting.command({ do: 'end' });
    model.sheets.open(undefined);
  };
  return (
    <Dialog
      title={words.endGame}
      closeLabel={words.close}
      onClose={() => model.sheets.open(undefined)}
      offers={
        <>
          <OfferButton label={words.endGameYes} icon="close" onClick={() => void end()} />
          <OfferButton label={words.giveUpNo} icon="back" go onClick={() => model.sheets.open(undefined)} />
        </>
      }
    >
      <p>{words.endGameSure}</p>
    </Dialog>
  );
}

/** Giving up takes all players; one who has agreed can withdraw until then. */
export function GiveUpSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const ownSeats = model.playback.ownSeats.value;
  const people = model.playback.seats.value.filter(({ who }) => who === 'person');
  const agreed = model.playback.seats.value.filter(({ givesUp }) => givesUp).map(({ name }) => name);
  const haveI = ownSeats.length > 0 && ownSeats.every((seat) => model.playback.seats.value[seat]?.givesUp);
  const isAlone = people.length === ownSeats.length;
  const agree = async (agrees: boolean) => {
    for (const seat of ownSeats) {
      const reply = await model.acting.command({ do: 'giveUp', seat, agree: agrees });
      if (reply.why !== undefined) return;
    }
    if (isAlone || !agrees) model.sheets.open(undefined);
  };
  return (
    <Dialog
      title={words.giveUp}
      closeLabel={words.close}
      onClose={() => model.sheets.open(undefined)}
      offers={
        haveI ? (
          <OfferButton label={words.giveUpTaken} icon="undo" go onClick={() => void agree(false)} />
        ) : (
          <>
            <OfferButton label={words.giveUpYes} icon="ready" onClick={() => void agree(true)} />
            <OfferButton label={words.giveUpNo} icon="back" go onClick={() => model.sheets.open(undefined)} />
          </>
        )
      }
    >
      <p>{isAlone ? words.giveUpSureAlone : words.giveUpSure}</p>
      {agreed.length > 0 && !isAlone && (
        <p class="hint">
          {words.givesUp(agreed)} {words.waitingForAll}
        </p>
      )}
    </Dialog>
  );
}
