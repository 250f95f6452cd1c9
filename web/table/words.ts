import { settings } from '../settings/settings.ts';
import { intl, type Manner } from '../words/intl.ts';
import { spoken } from '../words/speak.ts';

export const tableWords = spoken('table');
export const figures = (): Manner => intl(settings.language.value);
