import { noticeWords } from '../../words/notices.ts';
import type { Channel } from '../channels.ts';
import { EmailSwitch } from './switch.tsx';

export const emailChannel: Channel = {
  icon: 'mail',
  Switch: EmailSwitch,
  line: (state) => (state?.mail?.confirmed ? state.mail.address : undefined),
  isReady: ({ mail }) => mail?.confirmed === true,
  tested: ({ letters }) => (letters > 0 ? noticeWords().testMailed : undefined),
};
