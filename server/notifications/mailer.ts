import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import { NOTIFICATION_WORDS, type NotificationText } from './sentences.ts';

/** Milliseconds that the mail server has to answer. */
const PATIENCE = 15_000;

/** Sends letters by the mail server of the host. */
export class Mailer {
  private readonly settings: MailSettings;
  private readonly transport: Transporter;

  constructor(settings: MailSettings) {
    this.settings = settings;
    this.transport = createTransport({
      url: settings.server,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // What a letter says is ours alone: it never takes in a file or a page.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** The figures by which somebody shows that an address is theirs. Returns whether the mail server took the letter. */
  sendCode(address: string, code: string, language: 'en' | 'fr'): Promise<boolean> {
    const { subject, letter } = NOTIFICATION_WORDS[language].code;
    return this.send({ to: address, subject: subject(code), text: letter(code, this.settings.place) });
  }

  sendNotification(address: string, call: NotificationText, token: string, language: 'en' | 'fr'): Promise<boolean> {
    const { place } = this.settings;
    const { subject, greeting, leave } = NOTIFICATION_WORDS[language].letter;
    const page = new URL(`/letters/${token}`, place).href;
    const news = [call.title, call.body].map(inert);
    const text = [greeting(place), '', ...news, '', new URL(call.page, place).href, '', leave(page), ''].join('\n');
    return this.send({
      to: address,
      subject,
      text,
      // Mail programs ask the server itself, without a page.
      headers: {
        'List-Unsubscribe': `<${place}/api/notices/letters/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  private async send(letter: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly headers?: { readonly [name: string]: string };
  }): Promise<boolean> {
    try {
      // As an object an address is one address, whatever it holds.
      const to = { name: '', address: letter.to };
      await this.transport.sendMail({ ...letter, to, from: this.settings.from });
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** Text with names that players chose, without anything that a mail program would turn into a link. */
const inert = (text: string): string => text.replace(/(?<=\S)[.:/@]+(?=\S)/g, ' ');
