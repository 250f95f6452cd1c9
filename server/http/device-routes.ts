import { hash } from '@skerry/engine';
import {
  Claim,
  DeviceAnswer,
  DeviceAsked,
  DeviceAskState,
  DeviceId,
  DeviceList,
  JoiningId,
  MoveCode,
} from '@skerry/tables/wire';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Api } from './api.ts';
import { deviceLook } from './device-look.ts';
import { knownDevice, knownPerson, someDevice } from './person.ts';

export function deviceRoutes(api: Api, registry: TableRegistry): void {
  const { config, devices } = registry;

  api.get('/api/devices', 'The devices that have your seats', { answer: DeviceList }, async (request) => {
    const person = await knownPerson(request, registry);
    const here = knownDevice(request);
    if (person === undefined || here === undefined) return { devices: [], asks: [], added: [] };
    const rows = await devices.of(person);
    const undoable = (await devices.undoable(here, person)).map(async (joining) => {
      const { id, at, until } = joining;
      const added = await devices.added(joining, here);
      return added === undefined ? [] : [{ ...{ id, at, until }, ...added }];
    });
    const asks = await devices.asksTo(person);
    return {
      asks,
      ...(asks.length > 0 && { own: await devices.about(here) }),
      added: (await Promise.all(undoable)).flat(),
      devices: rows.map(({ device, kind, browser, seen }) => {
        const at = { id: idOf(device), here: device === here };
        return { ...at, kind, browser, seen };
      }),
    };
  });

  api.post(
    '/api/devices/code',
    'A code with which another device can ask for all your seats',
    { answer: MoveCode, few: 'byHand' },
    async (request, reply) => devices.giveCode(someDevice(request, reply, config), deviceLook(request)),
  );

  api.post(
    '/api/devices/asks',
    'Ask to be added by the code of another device, which is asked, too',
    { body: Claim, answer: DeviceAsked, few: 'codes' },
    async (request, reply) => devices.ask(someDevice(request, reply, config), deviceLook(request), request.body.code),
  );

  api.get('/api/devices/asks', 'What became of what this device asked', { answer: DeviceAskState }, async (request) => {
    const device = knownDevice(request);
    return device === undefined ? { state: 'none' as const } : devices.asked(device);
  });

  api.post(
    '/api/devices/answers',
    'Say whether a device that asks is your own',
    { body: DeviceAnswer, answer: JoiningId, few: 'byHand' },
    async (request) => {
      const { id, own } = request.body;
      const [device, person] = [knownDevice(request), await knownPerson(request, registry)];
      if (device === undefined || person === undefined) return { why: 'askGone' };
      return (await devices.answer(device, person, id, own)) ? { id } : { why: 'askGone' };
    },
  );

  api.post(
    '/api/devices/undo',
    'Undo the addition of a device: each side has again what was its own',
    { body: JoiningId, answer: JoiningId, few: 'byHand' },
    async (request) => {
      const { id } = request.body;
      const device = knownDevice(request);
      return device !== undefined && (await devices.undo(device, id)) ? { id } : { why: 'undoGone' };
    },
  );

  api.delete(
    '/api/devices/:id',
    'Remove your seats from a device',
    { params: DeviceId, answer: DeviceId },
    async (request) => {
      const { id } = request.params;
      const person = await knownPerson(request, registry);
      const rows = person === undefined ? [] : await devices.of(person);
      const found = rows.find(({ device }) => idOf(device) === id);
      if (person === undefined || found === undefined) return { why: 'unknownDevice' };
      return (await devices.takeAway(found.device, person)) ? { id } : { why: 'unknownDevice' };
    },
  );
}

/** What a page calls a device; it leads to no person. */
const idOf = (device: string): string => hash(device).slice(0, 16);
