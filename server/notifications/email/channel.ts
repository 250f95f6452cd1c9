import { hash } from '@skerry/engine';
import { EmailCode, NewAddress, NotificationState, Unsubscribed, UnsubscribeToken } from '@skerry/tables/wire';
import { addressOf, siteOf } from '../../http/address.ts';
import { knownPerson, somePerson } from '../../http/person.ts';
import { newKey } from '../../secrets.ts';
import type { Channel, ChannelParts } from '../channel.ts';
import { confirmed, isAddress, mailbox, toConfirm } from './address.ts';
import { Mailer } from './mailer.ts';

/** Codes in a day: for one person, from one address and one network, to one mailbox, and from this server. */
const CODES_A_DAY = { person: 5, address: 10, site: 30, recipient: 5, server: 1000 };
/** Notifications to one person. */
export const EMAILS_A_DAY = 24;
const DAY = 24 * 3_600_000;

export function emailChannel(
  { config, store, now }: ChannelParts,
  mailer: Pick<Mailer, 'sendCode' | 'sendNotification' | 'close'> | undefined = config.mail && new Mailer(config.mail),
): Channel {
  const { notifications } = store;
  return {
    counted: 'letters',

    async send({ person, mail, mailToken, wishes }, text) {
      if (mailer === undefined || mail === undefined || mail.code !== undefined || mailToken === undefined) return 0;
      if ((await store.count(`letters/${person}`, DAY, now())).count > EMAILS_A_DAY) return 0;
      return (await mailer.sendNotification(mail.address, text, mailToken, wishes.language)) ? 1 : 0;
    },

    state: async (_person, row) => ({
      sendsMail: mailer !== undefined,
      ...(row?.mail && { mail: { address: row.mail.address, confirmed: row.mail.code === undefined } }),
    }),

    routes(api, { registry, settingsOf, state }) {
      api.put(
        '/api/notices/mail',
        'Email a six-digit code to an address',
        { body: NewAddress, answer: NotificationState, few: 'byHand' },
        async (request, reply) => {
          if (mailer === undefined) return { why: 'noMail' };
          const { address } = request.body;
          if (!isAddress(address)) return { why: 'notAnAddress' };
          const person = await somePerson(request, reply, registry);
          const tooMany = await registry.limits.exceeded('emails', [
            [`emails/${person}`, CODES_A_DAY.person, DAY],
            [`emails/from/${addressOf(request.ip)}`, CODES_A_DAY.address, DAY],
            [`emails/from/${siteOf(request.ip)}/all`, CODES_A_DAY.site, DAY],
            // The address itself is not stored for this.
            [`emails/to/${hash(mailbox(address))}`, CODES_A_DAY.recipient, DAY],
            ['emails/all', CODES_A_DAY.server, DAY],
          ]);
          if (tooMany) return tooMany;
          const { wishes } = await settingsOf(person, request);
          const { mail, code } = toConfirm(address, now());
          if (!(await mailer.sendCode(address, code, wishes.language))) return { why: 'mailFailed' };
          await notifications.putMail(person, mail, newKey());
          return state(person);
        },
      );

      api.post(
        '/api/notices/mail',
        'Confirm the address with the code from the email',
        { body: EmailCode, answer: NotificationState, few: 'byHand' },
        async (request) => {
          const person = await knownPerson(request, registry);
          const row = person === undefined ? undefined : await notifications.of(person);
          const mail = row && confirmed(row, request.body.code, now());
          if (mail) await notifications.putMail(row.person, mail, row.mailToken);
          return mail && mail.code === undefined ? state(person) : { why: 'wrongFigures' };
        },
      );

      api.delete(
        '/api/notices/mail',
        'Turn off email, and delete the address',
        { answer: NotificationState },
        async (request) => {
          const person = await knownPerson(request, registry);
          if (person !== undefined) await notifications.putMail(person, undefined, undefined);
          return state(person);
        },
      );

      api.post(
        '/api/notices/letters/:token',
        'The same, by the link in an email',
        { params: UnsubscribeToken, answer: Unsubscribed, few: 'byHand' },
        async ({ params }) => {
          const row = await notifications.withMailToken(params.token);
          if (row?.mail === undefined) return { why: 'unknownCode' };
          await notifications.putMail(row.person, undefined, undefined);
          return { address: row.mail.address };
        },
      );
    },

    close: () => mailer?.close(),
  };
}
