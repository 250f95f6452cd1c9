import type { Language } from '@skerry/engine';
import { createTransport, type Transporter } from 'nodemailer';
import type { NotificationText } from '../sentences.ts';
import type { MailSettings } from './settings.ts';
import { EMAIL_WORDS } from './words.ts';

/** Milliseconds for the mail server to answer. */
const PATIENCE = 15_000;

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
      // Nothing in an email may include a file or a page.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Returns whether the mail server accepted it. */
  sendCode(address: string, code: string, language: Language): Promise<boolean> {
    const { subject, body } = EMAIL_WORDS[language].code;
    return this.send({ to: address, subject: subject(code), text: body(code, this.settings.place) });
  }

  sendNotification(
    address: string,
    notification: NotificationText,
    token: string,
    language: Language,
  ): Promise<boolean> {
    const { place } = this.settings;
    const { subject, greeting, leave } = EMAIL_WORDS[language].notification;
    const page = new URL(`/letters/${token}`, place).href;
    const news = [notification.title, notification.body].map(inert);
    const text = [greeting(place), '', ...news, '', new URL(notification.page, place).href, '', leave(page), ''].join(
      '\n',
    );
    return this.send({
      to: address,
      subject,
      text,
      // Mail programs unsubscribe without a page.
      headers: {
        'List-Unsubscribe': `<${place}/api/notices/letters/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  private async send(email: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly headers?: { readonly [name: string]: string };
  }): Promise<boolean> {
    try {
      // As an object it is one address, whatever it contains.
      const to = { name: '', address: email.to };
      await this.transport.sendMail({ ...email, to, from: this.settings.from });
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
