import { describe, expect, it } from 'vitest';
import { type Asked, promptFor } from '../prompt/prompt.ts';
import { scene } from './toy.ts';

const asked = (given: Partial<Asked>): Asked => ({
  scene: scene(0),
  asks: [],
  act: undefined,
  turn: undefined,
  outcome: undefined,
  stopped: undefined,
  mayPass: false,
  isSpared: false,
  several: false,
  together: (seats) => `Together: ${seats.join()}.`,
  too: (seats) => `And ${seats.join()}.`,
  says: (name, sentence) => `${name}: ${sentence}`,
  ...given,
});
const must = (seat: number) => ({ seat, must: true });
const may = (seat: number) => ({ seat, must: false });

describe('the prompt', () => {
  it('speaks to the reader who is asked', () => {
    const prompt = promptFor(asked({ asks: [must(0)], act: must(0), turn: 0 }));
    expect(prompt).toEqual({ seats: [0], sentence: 'You must act.', tone: 'yours', others: [] });
  });

  it('is urgent where the reader must act in the turn of another', () => {
    expect(promptFor(asked({ asks: [must(0)], act: must(0), turn: 1 })).tone).toBe('must');
  });

  it('is not urgent where the reader may as well let it pass', () => {
    expect(promptFor(asked({ asks: [must(0)], act: must(0), turn: 1, mayPass: true })).tone).toBe('yours');
  });

  it('is not urgent in a game without turns', () => {
    expect(promptFor(asked({ asks: [must(0)], act: must(0) })).tone).toBe('yours');
  });

  it('names the others who are asked at the same time', () => {
    expect(promptFor(asked({ asks: [must(0), must(2)], act: must(0) })).others).toEqual([2]);
  });

  it('says who must act, though the reader may act beside it', () => {
    const prompt = promptFor(asked({ asks: [may(0), must(1)], act: may(0), turn: 1 }));
    expect(prompt).toMatchObject({ seats: [1], sentence: 'Bruno must act.', tone: 'others' });
  });

  it('says once what two others are asked', () => {
    expect(promptFor(asked({ asks: [must(1), must(2)] })).sentence).toBe('Bruno must act. And 2.');
  });

  it('lists many others', () => {
    const { text, telling } = scene();
    const crowd = { text, telling: { ...telling, names: ['Ada', 'Bruno', 'Chiara', 'Dario'] } };
    const asks = [must(0), must(1), must(2), must(3)];
    expect(promptFor(asked({ scene: crowd, asks })).sentence).toBe('Together: 0,1,2,3.');
  });

  it('lists others who are asked different things', () => {
    const { text, telling } = scene();
    const each = { ...text, asks: { act: (_: unknown, seat: number) => `Question ${seat}.` } };
    const prompt = promptFor(asked({ scene: { text: each, telling }, asks: [must(1), must(2)] }));
    expect(prompt.sentence).toBe('Together: 1,2.');
  });

  it('says the name where the reader holds several seats', () => {
    const prompt = promptFor(asked({ asks: [must(1)], act: must(1), several: true }));
    expect(prompt.sentence).toBe('Bruno: You must act.');
  });

  it('asks nobody where the game does not go on', () => {
    const prompt = promptFor(asked({ asks: [must(0)], act: must(0), turn: 0, stopped: 'It was ended.' }));
    expect(prompt).toEqual({ seats: [], sentence: 'It was ended.', tone: 'over', others: [] });
  });

  it('tells how it ended', () => {
    const outcome = { ranks: [1, 1, 1], why: { why: 'won' } };
    expect(promptFor(asked({ outcome }))).toMatchObject({ sentence: 'It is won.', tone: 'over' });
  });
});
