import { LANGUAGES } from '@skerry/engine';
import { type Static, Type } from 'typebox';
import { closed } from './commands.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './vocabulary.ts';

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

export const NotificationSettings = Type.Object(
  {
    what: Type.Object(
      Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, Type.Boolean()])) as {
        [K in NotificationKind]: ReturnType<typeof Type.Boolean>;
      },
      { ...closed, description: 'What you want to be notified of.' },
    ),
    quiet: Type.Optional(
      Type.Object({ from: Hour, to: Hour }, { ...closed, description: 'Hours in which nothing is sent.' }),
    ),
    zone: Type.String({ maxLength: 60, description: 'Where the hours are counted: Europe/Paris.' }),
    language: Type.Enum([...LANGUAGES]),
  },
  closed,
);
export type NotificationSettings = Static<typeof NotificationSettings>;

const base64url = (length: number) => Type.String({ pattern: `^[\\w-]{${length}}=?$` });

/** As a browser gives it: 65 bytes of a public key, 16 bytes of a secret. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, description: 'Where the push service of your browser takes messages.' }),
    keys: Type.Object({ p256dh: base64url(87), auth: base64url(22) }, closed),
  },
  closed,
);

export const PushEndpoint = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed);

const PushState = {
  key: Type.String({ description: 'The public key of this server, for your browser to subscribe by.' }),
  devices: Type.Array(
    Type.Object({
      id: Type.String({ description: 'The SHA-256 of its endpoint.' }),
      made: Type.Integer(),
    }),
    { description: 'The browsers that get push notifications.' },
  ),
};

export const NewAddress = Type.Object({ address: Type.String({ maxLength: 254 }) }, closed);

export const EmailCode = Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }, closed);

export const UnsubscribeToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{22}$' }) });

export const Unsubscribed = Type.Object({ address: Type.Optional(Type.String()) });
export type Unsubscribed = Static<typeof Unsubscribed>;

const EmailState = {
  sendsMail: Type.Boolean({ description: 'Whether this server sends email.' }),
  mail: Type.Optional(
    Type.Object({
      address: Type.String(),
      confirmed: Type.Boolean({ description: 'Whether its code was entered; nothing is sent before.' }),
    }),
  ),
};

export const NotificationState = Type.Object({
  wishes: Type.Optional(NotificationSettings),
  ...PushState,
  ...EmailState,
});
export type NotificationState = Static<typeof NotificationState>;

/** How many messages each channel sent. */
export const TestResult = Type.Object({
  pushes: Type.Integer({ description: 'Browsers whose push service accepted the test.' }),
  letters: Type.Integer({ description: '1 if the mail server accepted the test.' }),
});
export type TestResult = Static<typeof TestResult>;
