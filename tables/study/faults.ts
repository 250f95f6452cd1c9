import type { ByLanguage, Language } from '@skerry/engine';
import type { StudyWhy } from './study.ts';

/** What is wrong with a study from elsewhere, and where: `moves[3]`. */
export type StudyFault = (
  | StudyWhy
  | { readonly why: 'notStudy' | 'otherFormat' | 'noRecord' | 'brokenRecord' | 'otherRules' | 'twoNotes' }
  | { readonly why: 'noPage'; readonly last: number }
  | { readonly why: 'brokenMove' | 'impossibleMove' | 'noPlace' }
) & { readonly place?: string };

type Sentences = { readonly [K in StudyFault['why']]: (fault: Extract<StudyFault, { readonly why: K }>) => string };

const SENTENCES: ByLanguage<Sentences> = {
  en: {
    tooManyMoves: ({ most }) => `A study holds at most ${most} tried moves. Delete a line first.`,
    lineTooLong: ({ most }) => `A line can be at most ${most} moves long.`,
    tooManyComments: ({ most }) => `A study holds at most ${most} comments. Delete one first.`,
    commentTooLong: ({ most }) => `A comment can have at most ${most} characters.`,
    nameTooLong: ({ most }) => `A name can have at most ${most} characters.`,
    notStudy: () => 'This is not a Skerry study, or parts of it are missing.',
    otherFormat: () => 'This study was made by another version of Skerry and can’t be read here.',
    noRecord: () => 'This study has no game in it.',
    brokenRecord: () => 'The game in this study could not have happened.',
    otherRules: () => 'The game in this study was played under other rules and can’t be replayed here.',
    twoNotes: () => 'This study has two notes about the same step.',
    noPage: ({ last }) => `The game has steps 0 to ${last}; this step does not exist.`,
    brokenMove: () => 'This move has no seat, action or place, or they can’t be read.',
    impossibleMove: () => 'This move, with what chance brings, isn’t possible there.',
    noPlace: () => 'This move follows neither a step of the game nor an earlier move.',
  },
  fr: {
    tooManyMoves: ({ most }) => `Une étude contient au plus ${most} coups essayés. Supprimez d’abord une variante.`,
    lineTooLong: ({ most }) => `Une variante compte au plus ${most} coups.`,
    tooManyComments: ({ most }) => `Une étude contient au plus ${most} commentaires. Supprimez-en d’abord un.`,
    commentTooLong: ({ most }) => `Un commentaire compte au plus ${most} caractères.`,
    nameTooLong: ({ most }) => `Un nom compte au plus ${most} caractères.`,
    notStudy: () => 'Ce n’est pas une étude Skerry, ou il en manque des parties.',
    otherFormat: () => 'Cette étude vient d’une autre version de Skerry et ne peut pas être lue ici.',
    noRecord: () => 'Cette étude ne contient aucune partie.',
    brokenRecord: () => 'La partie de cette étude n’a pas pu se dérouler ainsi.',
    otherRules: () => 'La partie de cette étude suit d’autres règles et ne peut pas être rejouée ici.',
    twoNotes: () => 'Cette étude a deux notes pour la même étape.',
    noPage: ({ last }) => `La partie va de l’étape 0 à l’étape ${last} ; cette étape n’existe pas.`,
    brokenMove: () => 'La place, l’action ou l’endroit de ce coup manque ou est illisible.',
    impossibleMove: () => 'Ce coup, avec ce que le hasard apporte, n’est pas possible ici.',
    noPlace: () => 'Ce coup ne suit ni une étape de la partie ni un coup précédent.',
  },
  de: {
    tooManyMoves: ({ most }) => `Eine Studie fasst höchstens ${most} probierte Züge. Lösche zuerst eine Variante.`,
    lineTooLong: ({ most }) => `Eine Variante kann höchstens ${most} Züge lang sein.`,
    tooManyComments: ({ most }) => `Eine Studie fasst höchstens ${most} Kommentare. Lösche zuerst einen.`,
    commentTooLong: ({ most }) => `Ein Kommentar kann höchstens ${most} Zeichen haben.`,
    nameTooLong: ({ most }) => `Ein Name kann höchstens ${most} Zeichen haben.`,
    notStudy: () => 'Das ist keine Studie von Skerry, oder Teile davon fehlen.',
    otherFormat: () => 'Diese Studie kommt aus einer anderen Version von Skerry und ist hier nicht lesbar.',
    noRecord: () => 'In dieser Studie ist keine Partie.',
    brokenRecord: () => 'Die Partie in dieser Studie kann so nicht stattgefunden haben.',
    otherRules: () => 'Die Partie in dieser Studie folgt anderen Regeln und lässt sich hier nicht nachspielen.',
    twoNotes: () => 'Diese Studie hat zwei Notizen zum selben Schritt.',
    noPage: ({ last }) => `Die Partie hat die Schritte 0 bis ${last}; diesen Schritt gibt es nicht.`,
    brokenMove: () => 'Platz, Aktion oder Stelle dieses Zugs fehlen oder sind nicht lesbar.',
    impossibleMove: () => 'Dieser Zug ist dort mit diesem Zufall nicht möglich.',
    noPlace: () => 'Dieser Zug folgt weder auf einen Schritt der Partie noch auf einen früheren Zug.',
  },
};

const COLON: ByLanguage<string> = { en: ': ', fr: ' : ', de: ': ' };

/** One sentence, after its place if it has one. */
export function sayStudyFault(language: Language, fault: StudyFault): string {
  const say = SENTENCES[language][fault.why] as (fault: StudyFault) => string;
  return fault.place === undefined ? say(fault) : `${fault.place}${COLON[language]}${say(fault)}`;
}
