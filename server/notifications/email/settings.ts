import { ConfigError, type Environment, given } from '../../environment.ts';

export interface EmailSettings {
  /** Without it no email is sent. */
  readonly mail?: MailSettings;
}

export interface MailSettings {
  /** The mail server: `smtps://name:password@mail.example.org`. */
  readonly server: string;
  /** `Skerry <skerry@example.org>`, and the bare address in it. */
  readonly from: string;
  readonly address: string;
  /** The address people use, for links. */
  readonly place: string;
}

/** The address of the mail server may hold a password, so no sentence repeats it. */
export function readEmailSettings(env: Environment, publicUrl: URL | undefined): EmailSettings {
  const server = given(env, 'SMTP_URL');
  if (server === undefined) return {};
  if (!URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol))
    throw new ConfigError('SMTP_URL needs an address such as smtps://name:password@mail.example.org.');
  const from = given(env, 'MAIL_FROM') ?? '';
  const address = /^(?:[^<>]*<)?([^\s<>@]+@[^\s<>@]+)>?$/.exec(from)?.[1];
  if (address === undefined)
    throw new ConfigError('SMTP_URL needs a MAIL_FROM such as "Skerry <skerry@example.org>" to send from.');
  if (publicUrl === undefined) throw new ConfigError('SMTP_URL needs a PUBLIC_URL, for the links in emails.');
  return { mail: { server, from, address, place: publicUrl.origin } };
}
