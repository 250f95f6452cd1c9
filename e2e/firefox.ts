import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** Its protocol listens at a free port, nothing moves, and what pages write into their console comes out of the program. */
const SETTINGS = { 'marionette.port': 0, 'ui.prefersReducedMotion': 1, 'devtools.console.stdout.content': true };

/** A complaint that a page wrote: a text or an error. What Firefox writes itself begins with the name of its part. */
const WRITTEN = /^console\.(error|warn): ["(]/;

/** What a found element is called on the wire. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A Firefox as it is installed, driven by its own protocol: playwright-core drives only builds of its own. */
export class Firefox {
  private readonly browser: ChildProcess;
  private readonly wire: Socket;
  private readonly profile: string;
  private readonly answers = new Map<number, (answer: readonly [unknown, { readonly value: unknown }]) => void>();
  /** What pages wrote into their console, line by line. */
  private readonly written: string[] = [];
  private asked = 0;

  private constructor(browser: ChildProcess, wire: Socket, profile: string) {
    this.browser = browser;
    this.wire = wire;
    this.profile = profile;
    if (browser.stdout !== null) createInterface(browser.stdout).on('line', (line) => this.written.push(line));
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
    const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    await writeFile(join(profile, 'user.js'), lines);
    // System access is for the errors in its console, which no page can read.
    const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
    const browser = spawn(path, flags, { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'pipe', 'ignore'] });
    const wire = connect(await portOf(browser, profile), '127.0.0.1');
    const firefox = new Firefox(browser, wire, profile);
    await firefox.ask('WebDriver:NewSession', { capabilities: {} });
    await firefox.ask('WebDriver:SetWindowRect', { width: 1440, height: 985 });
    return firefox;
  }

  async go(address: string): Promise<void> {
    await this.ask('WebDriver:Navigate', { url: address });
  }

  async reload(): Promise<void> {
    await this.ask('WebDriver:Refresh', {});
  }

  /** Clicks as a mouse does: it fails where something covers the element. */
  async click(selector: string): Promise<void> {
    await this.ask('WebDriver:ElementClick', { id: await this.find(selector) });
  }

  /** Chooses a file for an input, without the window of the system. */
  async chooseFile(selector: string, content: string): Promise<void> {
    const path = join(this.profile, 'chosen.json');
    await writeFile(path, content);
    await this.ask('WebDriver:ElementSendKeys', { id: await this.find(selector), text: path });
  }

  /** Everything that pages of an address complained about since this was last asked. */
  async complaints(address: string): Promise<string[]> {
    await this.ask('Marionette:SetContext', { value: 'chrome' });
    const script = `
      const all = Services.console.getMessageArray();
      Services.console.reset();
      return all
        .filter((each) => each instanceof Ci.nsIScriptError && each.sourceName.startsWith(arguments[0]))
        .map(({ category, errorMessage, sourceName }) => category + ': ' + errorMessage + ' (' + sourceName + ')');`;
    const { value } = await this.ask('WebDriver:ExecuteScript', { script, args: [address] });
    await this.ask('Marionette:SetContext', { value: 'content' });
    const written = this.written.splice(0).filter((line) => WRITTEN.test(line));
    return [...(value as string[]), ...written];
  }

  /** What a script answers in the page. */
  async evaluate(script: string): Promise<unknown> {
    const { value } = await this.ask('WebDriver:ExecuteScript', { script: `return (${script});`, args: [] });
    return value;
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

  private async find(selector: string): Promise<string> {
    const { value } = await this.ask('WebDriver:FindElement', { using: 'css selector', value: selector });
    return (value as { readonly [ELEMENT]: string })[ELEMENT];
  }

  private ask(command: string, parameters: object): Promise<{ readonly value: unknown }> {
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

/** The port that its protocol listens at, which it writes into its profile when it is ready. */
async function portOf(browser: ChildProcess, profile: string): Promise<number> {
  for (;;) {
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}.`);
    const noted = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => ''));
    if (noted > 0) return noted;
    await pause(100);
  }
}
