import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian's packages put it. */
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox of this machine, if it has one: what `FIREFOX_PATH` names, or one of a package. */
export const FIREFOX = process.env.FIREFOX_PATH ?? PLACES.find((path) => existsSync(path));

/** What keys are called on the wire. */
const KEYS: { readonly [key: string]: string } = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008', Home: '\uE011', End: '\uE010' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** A Firefox as it is installed, driven by its own protocol: playwright-core drives only builds of its own. */
export class Firefox {
  private readonly browser: ChildProcess;
  private readonly wire: Socket;
  private readonly profile: string;
  private readonly answers = new Map<number, (answer: readonly [unknown, unknown]) => void>();
  private asked = 0;

  private constructor(browser: ChildProcess, wire: Socket, profile: string) {
    this.browser = browser;
    this.wire = wire;
    this.profile = profile;
    let heard = Buffer.alloc(0);
    wire.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      // Each message is its length, a colon and JSON.
      for (let colon = heard.indexOf(':'); colon > 0; colon = heard.indexOf(':')) {
        const end = colon + 1 + Number(heard.subarray(0, colon));
        if (heard.length < end) return;
        this.hear(JSON.parse(heard.subarray(colon + 1, end).toString()));
        heard = heard.subarray(end);
      }
    });
  }

  static async open(path: string): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'skerry-firefox-'));
    await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    const browser = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
      env: { ...process.env, HOME: profile },
      stdio: 'ignore',
    });
    const noted = join(profile, 'MarionetteActivePort');
    while (!existsSync(noted)) {
      if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}.`);
      await pause(100);
    }
    const wire = connect(Number(await readFile(noted, 'utf8')), '127.0.0.1');
    const firefox = new Firefox(browser, wire, profile);
    await firefox.ask('WebDriver:NewSession', { capabilities: {} });
    await firefox.ask('WebDriver:SetWindowRect', { width: 1440, height: 985 });
    return firefox;
  }

  async go(address: string): Promise<void> {
    await this.ask('WebDriver:Navigate', { url: address });
  }

  /** What a script answers in the page. */
  async evaluate(script: string): Promise<unknown> {
    const answer = await this.ask('WebDriver:ExecuteScript', { script: `return (${script});`, args: [] });
    return (answer as { readonly value: unknown }).value;
  }

  /** Presses keys one after the other; those before the last of `Shift+Tab` are held down. */
  async press(...presses: readonly string[]): Promise<void> {
    const actions = presses.flatMap((press) => {
      const keys = press.split('+').map((key) => KEYS[key] ?? key);
      return [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.ask('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve));
    this.wire.destroy();
    this.browser.kill();
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private ask(command: string, parameters: object): Promise<unknown> {
    const id = ++this.asked;
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.answers.set(id, ([error, result]) =>
        error === null ? resolve(result) : reject(new Error(`${command}: ${JSON.stringify(error)}`)),
      );
      this.wire.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  /** Its first message is a greeting; all others are answers. */
  private hear(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    this.answers.get(Number(id))?.([error, result]);
    this.answers.delete(Number(id));
  }
}
