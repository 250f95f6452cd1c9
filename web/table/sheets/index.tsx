import { sayReason } from '@skerry/engine';
import { Dialog, OfferButton } from '@skerry/look';
import { lazy } from 'preact-iso';
import { hintWords } from '../../hint/words.ts';
import { Signs } from '../../rules/legend.tsx';
import { RulesList } from '../../rules/list.tsx';
import { rulesWords } from '../../rules/words.ts';
import { DescribedBoard } from '../announcer.tsx';
import { Chat } from '../later/chat.tsx';
import { Log } from '../later/log.tsx';
import { HintRows } from '../later-parts.ts';
import type { Sheet } from '../sheet-state.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { learnKeysWords } from './keys-words.ts';
import { EndSheet, GiveUpSheet, MenuSheet } from './menu.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { RefusalList } from './refusal-list.tsx';
import { refusals } from './refusals.ts';
import { ResultSheet } from './result/index.tsx';
import { SignalsSheet } from './signals-sheet.tsx';

/** Loaded on demand: few open them, and some draw QR codes, which takes a library. */
const InviteSheet = lazy(async () => (await import('./invite.tsx')).InviteSheet);
const KeysSheet = lazy(async () => {
  const [{ KeysSheet }] = await Promise.all([import('./keys-sheet.tsx'), learnKeysWords()]);
  return KeysSheet;
});
const GoOnSheet = lazy(async () => (await import('../../go-on/go-on-sheet.tsx')).GoOnSheet);
const DeviceSheet = lazy(async () => (await import('./invite.tsx')).DeviceSheet);

/** With words of its own: few readers open it. */
const FaultSheet = lazy(async () => {
  const [page, { learnFaultWords }] = await Promise.all([
    import('../../fault/sheet.tsx'),
    import('../../fault/words.ts'),
  ]);
  await learnFaultWords();
  return page.FaultSheet;
});

export function Sheets({ model }: { readonly model: TableModel }) {
  const sheet = model.sheets.current.value;
  return sheet === undefined ? null : <OpenSheet key={sheet.kind} model={model} sheet={sheet} />;
}

function OpenSheet({ model, sheet }: { readonly model: TableModel; readonly sheet: Sheet }) {
  const words = tableWords();
  const { board } = model.game;
  const common = { closeLabel: words.close, onClose: () => model.sheets.open(undefined) };
  switch (sheet.kind) {
    case 'menu':
      return <MenuSheet model={model} />;
    case 'player':
      return <PlayerSheet model={model} seat={sheet.seat} />;
    case 'invite':
      return <InviteSheet model={model} />;
    case 'device':
      return <DeviceSheet model={model} />;
    case 'fault':
      return <FaultSheet model={model} />;
    case 'goOn':
      return <GoOnSheet model={model} />;
    case 'giveUp':
      return <GiveUpSheet model={model} />;
    case 'end':
      return <EndSheet model={model} />;
    case 'result':
      return <ResultSheet model={model} />;
    case 'log':
      return (
        <Dialog {...common} title={words.log}>
          <Log model={model} onLook={() => model.sheets.open(undefined)} />
        </Dialog>
      );
    case 'chat':
      return (
        <Dialog {...common} title={words.chat}>
          <Chat model={model} />
        </Dialog>
      );
    case 'signals':
      return <SignalsSheet model={model} />;
    case 'hint':
      return (
        <Dialog {...common} title={hintWords().hint}>
          <HintRows model={model} onLook={common.onClose} />
        </Dialog>
      );
    case 'piles':
      return (
        <Dialog {...common} title={words.piles}>
          <board.Piles {...model.acting.boardProps.value} />
        </Dialog>
      );
    case 'describe':
      return (
        <Dialog {...common} title={words.describeTitle} wide>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus, and there is nothing else to have it. */}
          <div tabIndex={0}>
            <DescribedBoard model={model} />
          </div>
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog {...common} title={words.tools.rules} wide>
          <RulesList game={model.game} at={sheet.at} />
        </Dialog>
      );
    case 'reason':
      return (
        <Dialog {...common} title={words.whyNotThis(sheet.label)}>
          <p class="reason">{sayReason(model.acting.scene.value.text, sheet.why, model.acting.scene.value.telling)}</p>
          <div class="offers">
            {board.rulesOf(sheet.why).map((rule) => (
              <OfferButton
                key={rule}
                label={words.rule(rule)}
                icon="readRules"
                onClick={() => model.sheets.open({ kind: 'rules', at: rule })}
              />
            ))}
          </div>
        </Dialog>
      );
    case 'signs':
      return (
        <Dialog {...common} title={rulesWords().signs} wide>
          <Signs game={model.game.game.name} />
        </Dialog>
      );
    case 'whyNot':
      return (
        <Dialog {...common} title={words.whyNotTitle} wide>
          <Refusals model={model} />
        </Dialog>
      );
    case 'keys':
      return <KeysSheet model={model} />;
    case 'confirm':
      return (
        <Dialog
          {...common}
          title={words.confirmTitle}
          offers={
            <>
              <OfferButton label={words.confirmNo} icon="back" onClick={common.onClose} />
              <OfferButton
                label={words.confirmYes}
                icon="check"
                go
                onClick={() => {
                  model.sheets.open(undefined);
                  model.acting.send(sheet.action, sheet.rest);
                }}
              />
            </>
          }
        >
          <p>{sheet.sentence}</p>
        </Dialog>
      );
  }
}

/** Everything that is refused now, by kind of action: a line for each reason, with its rules. */
function Refusals({ model }: { readonly model: TableModel }) {
  const found = refusals(model.game.board, model.acting.scene.value, model.acting.choices.value);
  if (found.length === 0) return <p class="hint">{tableWords().whyNotNone}</p>;
  return <RefusalList found={found} onRule={(at) => model.sheets.open({ kind: 'rules', at })} />;
}
