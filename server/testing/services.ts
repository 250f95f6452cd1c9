import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a push service was sent. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly pushed: readonly Pushed[];
  /** How it answers; 302 leads elsewhere. */
  readonly answers: { status: number };
  close(): void;
}

/** A push service on this machine. */
export async function pushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const answers = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.status, answers.status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { pushed, answers, url: `http://127.0.0.1:${portOf(server.address())}`, close: () => server.close() };
}

export interface MailService {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly letters: readonly { readonly to: string; readonly text: string }[];
  close(): void;
}

/** A mail server on this machine. It keeps what it is sent. */
export async function mailService(): Promise<MailService> {
  const letters: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        // Lines that were too long for a letter were broken.
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        letters.push({ to, text: text.replaceAll('=\r\n', '') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { letters, url: `smtp://127.0.0.1:${portOf(server.server.address())}`, close: () => server.close(() => {}) };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** The six figures in a letter. */
export const figuresIn = (text: string): string => /^Subject: .*: (\d{6})/m.exec(text)?.[1] ?? 'none';
