import { ConfigError, type Environment, given } from '../../environment.ts';

export interface PushSettings {
  /** Push services besides those of the known browsers: `https://push.example.org`. */
  readonly pushServices: readonly string[];
}

export function readPushSettings(env: Environment): PushSettings {
  const words = given(env, 'PUSH_SERVICES')?.split(/[\s,]+/) ?? [];
  const pushServices = words.map((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
      throw new ConfigError(
        `PUSH_SERVICES needs addresses such as https://push.example.org without a path, not "${text}".`,
      );
    return url.origin;
  });
  return { pushServices };
}
