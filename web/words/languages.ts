import type { Language } from '@skerry/engine';

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' };

/** The same list as the engine's, which would bring the whole engine to the first page. */
export const LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[];
