import type { Environment } from '../environment.ts';
import type { Channel, ChannelParts } from './channel.ts';
import { emailChannel } from './email/channel.ts';
import { type EmailSettings, readEmailSettings } from './email/settings.ts';
import { pushChannel } from './push/channel.ts';
import { type PushSettings, readPushSettings } from './push/settings.ts';

export const openChannels = (parts: ChannelParts): readonly Channel[] => [pushChannel(parts), emailChannel(parts)];

export interface ChannelSettings extends PushSettings, EmailSettings {}

export const readChannelSettings = (env: Environment, publicUrl: URL | undefined): ChannelSettings => ({
  ...readPushSettings(env),
  ...readEmailSettings(env, publicUrl),
});
