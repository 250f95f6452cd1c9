const BOT_NAMES = ['Marin', 'Isla', 'Finn', 'Nerys', 'Corin', 'Skye', 'Morgan', 'Ondine'] as const;

export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0];

/** A name as others will see it: no invisible letters, no blanks around it. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
