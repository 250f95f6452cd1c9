import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../source-files.mjs';

const FOLDER = join(ROOT, 'packaging/container');
const settings = readFileSync(join(ROOT, 'docs/self-hosting.md'), 'utf8');

/** The instructions of each stage of the Dockerfile, without comments and with continued lines joined. */
function stages(): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const starts = lines.flatMap((line, n) => (line.startsWith('FROM ') ? [n] : []));
  return starts.map((start, n) => lines.slice(start, starts[n + 1]));
}

const values = (stage: readonly string[], instruction: string): string[] =>
  stage.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

test('every stage of the image begins from a version, and takes files only from stages before it', () => {
  const names: string[] = [];
  for (const stage of stages()) {
    const [, image = '', name] = /^FROM (?:--platform=\$BUILDPLATFORM )?(\S+)(?: AS (\w+))?$/.exec(stage[0]!) ?? [];
    expect(image).toMatch(/^(scratch|[\w/]+:\d[\w.-]*)$/);
    for (const [, from] of stage.join('\n').matchAll(/--from=(\w+)/g)) expect(names).toContain(from);
    if (name !== undefined) names.push(name);
  }
});

test('the image has nothing but Skerry, and runs it as an ordinary user who can write into two folders', () => {
  const image = stages().at(-1)!;
  expect(values(image, 'FROM')).toEqual(['scratch']);
  expect(values(image, 'RUN')).toEqual([]);
  expect(values(image, 'ADD')).toEqual([]);
  const [user] = values(image, 'USER');
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  const owned = image.flatMap((line) => /^COPY --from=\w+ --chown=(\S+) \S+ (\S+)$/.exec(line)?.slice(1) ?? []);
  expect(owned).toEqual([user, '/data', user, '/tmp']);
  expect(values(image, 'VOLUME')).toEqual(['/data']);
});

test('without a shell in the image, its commands are lists, and it says whether it is well', () => {
  const image = stages().at(-1)!;
  const [check = ''] = values(image, 'HEALTHCHECK');
  expect(check).toContain('/health/live');
  const commands = [check.replace(/^.*? CMD /, ''), ...values(image, 'ENTRYPOINT'), ...values(image, 'CMD')];
  expect(commands).toHaveLength(3);
  for (const command of commands) expect(JSON.parse(command)).toEqual(expect.arrayContaining([expect.any(String)]));
});

interface Service {
  readonly image: string;
  readonly environment?: Record<string, string>;
  readonly depends_on?: object;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly [rest: string]: unknown;
}

const { services, volumes } = parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')) as {
  readonly services: Record<string, Service>;
  readonly volumes: object;
};
const caddyfile = readFileSync(join(FOLDER, 'Caddyfile'), 'utf8');

test('the compose file starts PostgreSQL, two processes and Caddy, and only Caddy can be reached', () => {
  expect(Object.keys(services).toSorted()).toEqual(['caddy', 'database', 'skerry-1', 'skerry-2']);
  const reached = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(reached.map(([name]) => name)).toEqual(['caddy']);
  for (const { depends_on = [], volumes: mounted = [] } of Object.values(services)) {
    const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of others) expect(services).toHaveProperty([other]);
    for (const mount of mounted) {
      const [from = ''] = mount.split(':');
      if (from.startsWith('.')) expect([from, existsSync(join(FOLDER, from))]).toEqual([from, true]);
      else expect(volumes).toHaveProperty([from]);
    }
  }
});

test.each(['skerry-1', 'skerry-2'])('%s may write nothing, has no rights, and knows all its settings', (name) => {
  const { environment = {}, ...rest } = services[name]!;
  expect(rest).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  for (const setting of Object.keys(environment)) expect(settings).toContain(`\n| \`${setting}\` |`);
  expect(environment.DATABASE_URL).toContain('@database:5432/');
  expect(caddyfile.match(new RegExp(`reverse_proxy .*\\b${name}:3000\\b`, 'g'))).toHaveLength(2);
});

test('Caddy is given the names that its file reads', () => {
  for (const [, name = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g))
    expect(services.caddy!.environment).toHaveProperty([name]);
});
