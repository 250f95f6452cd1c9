import { hash } from '@skerry/engine';
import type { FastifyInstance } from 'fastify';
import type { House } from '../table/house.ts';
import { newJoinCode } from '../table/names.ts';
import { deviceLook } from './device-look.ts';
import { knownDevice, knownPerson, someDevice } from './person.ts';
import { Refused, refuse } from './refusal.ts';
import { DeviceId, DeviceList, MoveCode } from './schemas.ts';

/** The devices of a person: all of them have the same seats. */
export function deviceRoutes(app: FastifyInstance, house: House): void {
  const { config, devices } = house;
  const fewCodes = { rateLimit: { max: config.limits.codesPerMinute, timeWindow: 60_000 } };

  app.get(
    '/api/devices',
    { schema: { summary: 'The devices that have your seats', response: { 200: DeviceList } } },
    async (request) => {
      const person = await knownPerson(request, house);
      const here = knownDevice(request);
      const rows = person === undefined ? [] : await devices.of(person);
      return {
        devices: rows.map(({ device, kind, browser, seen }) => {
          const at = { id: idOf(device), here: device === here };
          return { ...at, kind, browser, seen };
        }),
      };
    },
  );

  app.post(
    '/api/devices/code',
    {
      config: fewCodes,
      schema: {
        summary: 'Words that bring all your seats to another device as well',
        response: { 200: MoveCode, '4xx': Refused },
      },
    },
    async (request, reply) =>
      devices.giveCode(someDevice(request, reply, config), deviceLook(request.headers['user-agent']), newJoinCode()),
  );

  app.delete<{ Params: DeviceId }>(
    '/api/devices/:id',
    {
      schema: {
        summary: 'Take your seats away from a device',
        params: DeviceId,
        response: { 200: DeviceId, '4xx': Refused },
      },
    },
    async (request, reply) => {
      const person = await knownPerson(request, house);
      const rows = person === undefined ? [] : await devices.of(person);
      const found = rows.find(({ device }) => idOf(device) === request.params.id);
      if (person === undefined || found === undefined || !(await devices.takeAway(found.device, person)))
        return refuse(request, reply, { why: 'unknownDevice' });
      return { id: request.params.id };
    },
  );
}

/** What a page calls a device: nobody finds the device or its person by it. */
const idOf = (device: string): string => hash(device).slice(0, 16);
