import { noticeWords } from '../../words/notices.ts';
import type { Channel } from '../channels.ts';
import { lookAtPush, push } from './browser.ts';
import { PushSwitch } from './switch.tsx';

export const pushChannel: Channel = {
  icon: 'phone',
  Switch: PushSwitch,
  look: lookAtPush,
  line: () => (push.value === 'on' ? noticeWords().push : undefined),
  isReady: ({ devices }) => devices.length > 0,
  tested: ({ pushes }) => (pushes > 0 ? noticeWords().testPushed(pushes) : undefined),
};
