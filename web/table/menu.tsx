import { ASKING } from '@skerry/engine';
import { Choice, Dialog, Icon, type IconName, OfferButton, SeatMark, Switch } from '@skerry/look';
import { BOT_PACES } from '@skerry/tables';
import { packLabel } from '../pack-label.ts';
import { HOME } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { settingsOpen } from '../shell/tools.tsx';
import type { Desk } from './desk.ts';
import { tableWords } from './words.ts';

/** All that the bar has no room for. */
export function MenuSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const isOver = desk.outcome.value !== undefined;
  const sits = desk.mine.value.length > 0;
  const { pack } = desk.game.game;
  const { watchers = 0 } = desk.live.info.value ?? {};
  const hints = desk.game.board.hints(desk.scene.value.text);
  return (
    <Dialog title={words.menu} closeLabel={words.close} onClose={() => desk.open(undefined)}>
      <div class="menu">
        {!desk.hasRail.value && !desk.hasTabs.value && (
          <MenuItem icon="log" label={words.log} onClick={() => desk.open({ kind: 'log' })} />
        )}
        {(desk.layout.value !== 'wide' || desk.game.board.pilesInSheet) && (
          <MenuItem icon="piles" label={words.piles} onClick={() => desk.open({ kind: 'piles' })} />
        )}
        {desk.canUndoMore.value && (
          <>
            <MenuItem
              icon="undo"
              label={words.undoAction}
              onClick={() => {
                desk.open(undefined);
                desk.undo('action');
              }}
            />
            <MenuItem
              icon="undo"
              label={words.undoTurn}
              onClick={() => {
                desk.open(undefined);
                desk.undo('turn');
              }}
            />
          </>
        )}
        <MenuItem icon="question" label={words.signs} onClick={() => desk.open({ kind: 'signs' })} />
        <MenuItem icon="watch" label={words.describe} onClick={() => desk.open({ kind: 'describe' })} />
        <MenuItem
          icon="analysis"
          label={words.replay}
          onClick={() => {
            desk.open(undefined);
            desk.lookAt(isOver ? 0 : desk.last.value);
          }}
        />
        {isOver && <MenuItem icon="share" label={words.result} onClick={() => desk.open({ kind: 'result' })} />}
        {!desk.local && <MenuItem icon="link" label={words.invite} onClick={() => desk.open({ kind: 'invite' })} />}
        {!desk.local && sits && (
          <MenuItem icon="qr" label={words.moveSeat} onClick={() => desk.open({ kind: 'device' })} />
        )}
        <MenuItem icon="question" label={words.keys} onClick={() => desk.open({ kind: 'keys' })} />
        <MenuItem
          icon="settings"
          label={words.settings}
          onClick={() => {
            desk.open(undefined);
            settingsOpen.value = true;
          }}
        />
        {sits && !isOver && desk.replayed.value === undefined && desk.game.game.giveUp !== undefined && (
          <MenuItem icon="ready" label={words.giveUp} onClick={() => desk.open({ kind: 'giveUp' })} />
        )}
        {sits && !isOver && !desk.local && desk.live.info.value?.stage === 'playing' && (
          <MenuItem icon="close" label={words.endGame} onClick={() => desk.open({ kind: 'end' })} />
        )}
        <a class="menu-entry" href={HOME}>
          <Icon name="leave" size={22} />
          <span>
            {words.leave}
            <small>{words.leaveHow}</small>
          </span>
        </a>
      </div>
      <h3 class="menu-head">{words.players}</h3>
      <div class="menu">
        {desk.seats.value.map(({ name }, seat) => (
          <button key={seat} class="menu-entry" type="button" onClick={() => desk.open({ kind: 'player', seat })}>
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
          {hints.map(({ key, label }) => (
            <Switch
              key={key}
              label={label}
              on={settings.hints.value.includes(key)}
              onChange={(on) => {
                const others = settings.hints.value.filter((hint) => hint !== key);
                settings.hints.value = on ? [...others, key] : others;
              }}
            />
          ))}
        </>
      )}
      <Habits desk={desk} />
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

/** When the reader is asked, and how quickly bots move: kept with the seats, and for the next table. */
function Habits({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const isOn = desk.live.info.value?.stage === 'playing';
  const [seat] = desk.mine.value;
  const hasBots = desk.seats.value.some(({ who, standIn }) => who === 'bot' || standIn);
  const bot = desk.seats.value.find(({ who, standIn }) => who === 'bot' || standIn);
  const asking = (seat !== undefined && desk.seats.value[seat]?.asking) || 'matters';
  return (
    <>
      {isOn && seat !== undefined && desk.game.game.stops !== undefined && (
        <>
          <Choice
            label={words.asking}
            value={asking}
            options={ASKING.map((value) => ({ value, label: words.askings[value] }))}
            onChange={(value) => {
              settings.asking.value = value;
              for (const own of desk.mine.value) void desk.wish({ do: 'setAsking', seat: own, asking: value });
            }}
          />
          <p class="hint">{words.askingHelp[asking]}</p>
        </>
      )}
      {isOn && hasBots && desk.live.you.value?.host && (
        <Choice
          label={words.pace}
          value={bot?.pace ?? 'brisk'}
          options={BOT_PACES.map((value) => ({ value, label: words.paces[value] }))}
          onChange={(value) => {
            settings.pace.value = value;
            void desk.wish({ do: 'setPace', pace: value });
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
    <button class="menu-entry" type="button" onClick={onClick}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  );
}

/** A game that nobody goes on with is ended without a result. */
export function EndSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const end = async () => {
    await desk.wish({ do: 'end' });
    desk.open(undefined);
  };
  return (
    <Dialog
      title={words.endGame}
      closeLabel={words.close}
      onClose={() => desk.open(undefined)}
      offers={
        <>
          <OfferButton label={words.endGameYes} icon="close" onClick={() => void end()} />
          <OfferButton label={words.giveUpNo} icon="back" go onClick={() => desk.open(undefined)} />
        </>
      }
    >
      <p>{words.endGameSure}</p>
    </Dialog>
  );
}

/** Giving up needs everybody; whoever agreed may think again until then. */
export function GiveUpSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const mine = desk.mine.value;
  const people = desk.seats.value.filter(({ who }) => who === 'person');
  const agreed = desk.seats.value.filter(({ givesUp }) => givesUp).map(({ name }) => name);
  const haveI = mine.length > 0 && mine.every((seat) => desk.seats.value[seat]?.givesUp);
  const isAlone = people.length === mine.length;
  const agree = async (agrees: boolean) => {
    for (const seat of mine) {
      const reply = await desk.wish({ do: 'giveUp', seat, agree: agrees });
      if (reply.why !== undefined) return;
    }
    if (isAlone || !agrees) desk.open(undefined);
  };
  return (
    <Dialog
      title={words.giveUp}
      closeLabel={words.close}
      onClose={() => desk.open(undefined)}
      offers={
        haveI ? (
          <OfferButton label={words.giveUpTaken} icon="undo" go onClick={() => void agree(false)} />
        ) : (
          <>
            <OfferButton label={words.giveUpYes} icon="ready" onClick={() => void agree(true)} />
            <OfferButton label={words.giveUpNo} icon="back" go onClick={() => desk.open(undefined)} />
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
