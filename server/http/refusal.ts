import { type GameWithText, inLanguage, type Language, spokenOf } from '@skerry/engine';
import type { TableWhy } from '@skerry/tables';
import { sayServerWhy } from '@skerry/tables/server-whys';
import type { FastifyReply, FastifyRequest } from 'fastify';

const STATUS: { readonly [W in TableWhy['why']]?: number } = {
  alreadyYours: 409,
  askGone: 410,
  codeUsed: 409,
  dailyClosed: 410,
  dailyTwice: 409,
  otherHost: 421,
  notHere: 403,
  notHost: 403,
  notYourSeat: 403,
  notOver: 409,
  sameDevice: 409,
  started: 409,
  undoGone: 410,
  linkEnded: 404,
  unknownClaim: 404,
  unknownCode: 404,
  unknownDevice: 404,
  unknownGame: 404,
  unknownPack: 404,
  unknownTable: 404,
  noMail: 404,
  mailFailed: 502,
  wrongFigures: 403,
  otherRules: 410,
  slowDown: 429,
  tooManyTables: 429,
  tooBig: 413,
  busy: 503,
  damaged: 500,
  stillPlayed: 409,
  fault: 500,
};

export const languageOf = (request: FastifyRequest): Language =>
  spokenOf((request.headers['accept-language'] ?? '').split(','));

/** With `rules`, the sentence calls options by their names. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  why: TableWhy,
  rules?: GameWithText,
): FastifyReply {
  const language = languageOf(request);
  const sentence = sayServerWhy(language, why, rules && inLanguage(language, rules.text));
  reply.code(STATUS[why.why] ?? 400);
  // No page of ours is open that could show it.
  if (why.why === 'otherHost' && /\btext\/html\b/.test(request.headers.accept ?? ''))
    return reply.type('text/plain; charset=utf-8').send(sentence);
  return reply.send({ why, sentence });
}
