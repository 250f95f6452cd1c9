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
import { type Api, about, byHand, refuseCode, triesCode } from './api.ts';
import { deviceLook } from './device-look.ts';
import { knownDevice, knownPerson, someDevice } from './person.ts';
import { refuse } from './refusal.ts';

export function deviceRoutes(api: Api, registry: TableRegistry): void {
  const { config, devices } = registry;

  api.get(
    '/api/devices',
    { schema: about('The devices that have your seats', { answer: DeviceList }) },
    async (request) => {
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
    },
  );

  api.post(
    '/api/devices/code',
    {
      config: byHand(registry),
      schema: about('A code with which another device can ask for all your seats', { answer: MoveCode }),
    },
    async (request, reply) =>
      devices.giveCode(someDevice(request, reply, config), deviceLook(request.headers['user-agent'])),
  );

  api.post(
    '/api/devices/asks',
    {
      ...triesCode(registry),
      schema: about('Ask to be added by the code of another device, which is asked, too', {
        body: Claim,
        answer: DeviceAsked,
      }),
    },
    async (request, reply) => {
      const look = deviceLook(request.headers['user-agent']);
      const asked = await devices.ask(someDevice(request, reply, config), look, request.body.code);
      return 'why' in asked ? refuseCode(registry, request, reply, asked) : asked;
    },
  );

  api.get(
    '/api/devices/asks',
    { schema: about('What became of what this device asked', { answer: DeviceAskState }) },
    async (request) => {
      const device = knownDevice(request);
      return device === undefined ? { state: 'none' } : devices.asked(device);
    },
  );

  api.post(
    '/api/devices/answers',
    {
      config: byHand(registry),
      schema: about('Say whether a device that asks is your own', { body: DeviceAnswer, answer: JoiningId }),
    },
    async (request, reply) => {
      const { id, own } = request.body;
      const [device, person] = [knownDevice(request), await knownPerson(request, registry)];
      if (device === undefined || person === undefined || !(await devices.answer(device, person, id, own)))
        return refuse(request, reply, { why: 'askGone' });
      return { id };
    },
  );

  api.post(
    '/api/devices/undo',
    {
      config: byHand(registry),
      schema: about('Undo the addition of a device: each side has again what was its own', {
        body: JoiningId,
        answer: JoiningId,
      }),
    },
    async (request, reply) => {
      const { id } = request.body;
      const device = knownDevice(request);
      if (device === undefined || !(await devices.undo(device, id))) return refuse(request, reply, { why: 'undoGone' });
      return { id };
    },
  );

  api.delete(
    '/api/devices/:id',
    {
      schema: about('Remove your seats from a device', { params: DeviceId, answer: DeviceId }),
    },
    async (request, reply) => {
      const person = await knownPerson(request, registry);
      const rows = person === undefined ? [] : await devices.of(person);
      const found = rows.find(({ device }) => idOf(device) === request.params.id);
      if (person === undefined || found === undefined || !(await devices.takeAway(found.device, person)))
        return refuse(request, reply, { why: 'unknownDevice' });
      return { id: request.params.id };
    },
  );
}

/** What a page calls a device; it leads to no person. */
const idOf = (device: string): string => hash(device).slice(0, 16);
