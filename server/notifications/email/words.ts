import type { ByLanguage } from '@skerry/engine';

interface EmailWords {
  readonly code: { subject(code: string): string; body(code: string, place: string): string };
  readonly notification: { readonly subject: string; greeting(place: string): string; leave(link: string): string };
}

export const EMAIL_WORDS: ByLanguage<EmailWords> = {
  en: {
    code: {
      subject: (code) => `Your Skerry code: ${code}`,
      body: (code, place) =>
        `${code}\n\nEnter this code at ${place} within 30 minutes to get notifications by email.\nIf you didn’t ask for it, ignore this message: you won’t receive anything else.\n`,
    },
    notification: {
      subject: 'News from your Skerry tables',
      greeting: (place) => `News from your tables at ${place}:`,
      leave: (link) => `Unsubscribe: ${link}`,
    },
  },
  fr: {
    code: {
      subject: (code) => `Votre code Skerry\u202f: ${code}`,
      body: (code, place) =>
        `${code}\n\nEntrez ce code sur ${place} dans les 30 minutes pour recevoir les notifications par e-mail.\nSi vous n’avez rien demandé, ignorez ce message\u202f: vous ne recevrez rien d’autre.\n`,
    },
    notification: {
      subject: 'Du nouveau à vos tables Skerry',
      greeting: (place) => `Du nouveau à vos tables sur ${place}\u202f:`,
      leave: (link) => `Se désabonner\u202f: ${link}`,
    },
  },
  de: {
    code: {
      subject: (code) => `Dein Skerry-Code: ${code}`,
      body: (code, place) =>
        `${code}\n\nGib diesen Code innerhalb von 30 Minuten auf ${place} ein, um Benachrichtigungen per E-Mail zu bekommen.\nWenn du nicht darum gebeten hast, ignoriere diese Nachricht: Mehr bekommst du nicht.\n`,
    },
    notification: {
      subject: 'Neues von deinen Skerry-Tischen',
      greeting: (place) => `Neues von deinen Tischen auf ${place}:`,
      leave: (link) => `Abbestellen: ${link}`,
    },
  },
};
