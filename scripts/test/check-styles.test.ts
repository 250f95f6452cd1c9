import { BREAKPOINTS } from '@skerry/look';
import { expect, test } from 'vitest';
import { checkStyles, codeTroubles, RULES, styleTroubles } from '../check-styles.mjs';

test.each(RULES)('"$wrong" is wrong', ({ wrong }) => {
  expect(styleTroubles('board.css', wrong)).not.toEqual([]);
});

test.each([
  '@media (--narrow), (pointer: coarse) { a { --gap: 4px } }',
  '@container not (--phone) { a { width: 12px } }',
  '/* 600px wide, #fff */ a { color: var(--ink) }',
  'a { font: italic 400 var(--t-1) / 28px var(--serif); font-size: 0 }',
  'a { font-size: calc(0.85 * var(--sentence)) }',
  '#fab { fill: url("#band-hatch"); white-space: nowrap; color: color-mix(in srgb, var(--ink) 20%, transparent) }',
])('"%s" is right', (right) => {
  expect(styleTroubles('board.css', right)).toEqual([]);
});

test('a trouble has its file, its line and what is wrong', () => {
  expect(styleTroubles('board.css', 'a {\n  /* red */\n  font-size: 17px;\n}')).toEqual([
    expect.stringMatching(/^board\.css:3 says "font-size: 17px"; /),
  ]);
});

test('tokens and colours are defined in their files', () => {
  const defined = ':root { --ink: light-dark(#1e2433, #f1e7d0); --t-1: 0.9375rem }';
  expect(styleTroubles('look/tokens.css', defined)).toEqual([]);
  expect(styleTroubles('board/colours.css', ':root { --sand: #e8cd8e }')).toEqual([]);
  expect(styleTroubles('board/colours.css', defined)).toHaveLength(1);
});

test.each(["matchMedia('(max-width: 600px)')", "matchMedia('(height <= 540px)')"])('code does not ask %s', (code) => {
  expect(codeTroubles('web/a.ts', code)).toHaveLength(1);
});

test('eight breakpoints are enough', () => {
  expect(Object.keys(BREAKPOINTS).length).toBeLessThanOrEqual(8);
});

test.each(['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread', 'pebbles'])(
  '%s says no size and no colour',
  (game) => {
    expect(checkStyles([`games/${game}`]).troubles).toEqual([]);
  },
);
