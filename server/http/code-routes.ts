import { Claim, ClaimSeen, Invitation, JoinCode, MadeTable, MoveCode, SeatOfTable } from '@skerry/tables/wire';
import { isLinkCode, newLinkCode, newMoveCode, readCode } from '../secrets.ts';
import { codeHash } from '../store/cells.ts';
import type { Store } from '../store/store.ts';
import { readJoinCode } from '../table/names.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Api } from './api.ts';
import { deviceLook } from './device-look.ts';
import { knownDevice, knownPerson, someDevice } from './person.ts';
import { refuse } from './refusal.ts';

/** In milliseconds. A code works once. */
const CODE_LASTS = 10 * 60_000;
/** A host sends a link to somebody who may look later. */
const LINK_LASTS = 86_400_000;

/** A browser that has no secret yet has no tables either. */
const NOBODY = { names: [], tables: 0 };

export function codeRoutes(api: Api, registry: TableRegistry, store: Store): void {
  const { config, devices } = registry;

  api.get(
    '/api/join/:code',
    'The table with this code word',
    { params: JoinCode, answer: Invitation, few: 'codes' },
    async ({ params }) => {
      const row = await store.withCode(readJoinCode(params.code));
      return row ? { id: row.id, key: row.invite } : { why: 'unknownCode' };
    },
  );

  api.post(
    '/api/tables/:id/seats/:seat/code',
    'A code that moves your seat to another device',
    { params: SeatOfTable, answer: MoveCode, few: 'byHand' },
    async (request) => {
      const table = await registry.table(request.params.id);
      if ('why' in table) return table;
      const person = await knownPerson(request, registry);
      const seat = Number(request.params.seat);
      if (person === undefined || table.row.seats[seat]?.person !== person) return { why: 'notYourSeat' };
      const code = newMoveCode();
      const until = registry.now() + CODE_LASTS;
      await store.putMove(code, { table: table.id, seat, from: person }, until);
      return { code, until };
    },
  );

  api.post(
    '/api/tables/:id/seats/:seat/link',
    'A link by which somebody comes back to their seat; only the host of the table can make it, while they are away',
    { params: SeatOfTable, answer: MoveCode, few: 'byHand' },
    async (request) => {
      const table = await registry.table(request.params.id);
      if ('why' in table) return table;
      const person = await knownPerson(request, registry);
      if (person === undefined) return { why: 'notHost' };
      const seat = Number(request.params.seat);
      const code = newLinkCode();
      const until = registry.now() + LINK_LASTS;
      const refused = await table.linkSeat(seat, { hash: codeHash(code), until }, person);
      if (refused) return refused;
      await store.putMove(code, { table: table.id, seat, from: person }, until);
      return { code, until };
    },
  );

  api.post(
    '/api/claim/look',
    'What a code of another device would bring; nothing changes',
    { body: Claim, answer: ClaimSeen, few: 'codes' },
    async (request) => {
      const code = readCode(request.body.code);
      const move = await store.seeMove(code, registry.now());
      const row = move && (await store.table(move.table));
      const seat = move && row?.seats[move.seat];
      const isLink = isLinkCode(code);
      if (row && seat && (isLink ? seat.link?.hash === codeHash(code) : seat.person === move.from))
        return { seat: { name: seat.name, table: row.name, game: row.game } };
      if (isLink) return { why: 'linkEnded' };
      const device = knownDevice(request);
      const found = await devices.codeFor(device, code);
      if ('why' in found) return found;
      const own = device === undefined ? NOBODY : await devices.about(device);
      const second = { ...own, ...deviceLook(request) };
      return { devices: { first: await devices.about(found.device), second }, until: found.until };
    },
  );

  api.post(
    '/api/claim',
    'Take a seat to this device',
    { body: Claim, answer: MadeTable, few: 'codes' },
    async (request, reply) => {
      const code = readCode(request.body.code);
      // A link is used up at its seat; nobody who may not use it ends it by trying.
      const isLink = isLinkCode(code);
      const move = await (isLink ? store.seeMove(code, registry.now()) : store.takeMove(code, registry.now()));
      if (move === undefined) return { why: isLink ? 'linkEnded' : 'unknownClaim' };
      const table = await registry.table(move.table);
      // The code was right, so it does not count as a guess.
      if ('why' in table) return refuse(request, reply, { why: 'unknownClaim' });
      const device = someDevice(request, reply, config);
      const person = await devices.personAt(device);
      const whyNot = isLink
        ? await table.moveByLink(move.seat, codeHash(code), person)
        : (await table.move(move.seat, move.from, person))
          ? undefined
          : ({ why: 'busy' } as const);
      if (whyNot) return refuse(request, reply, whyNot);
      registry.noteTaken({ device, person }, table.row, [move.seat]);
      return { id: table.id };
    },
  );
}
