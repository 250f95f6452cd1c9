import { describe, expect, it } from 'vitest';
import { addressOfPage, linkToPage, pageInAddress, pageTime, stepOfKey, stepped } from '../playback/replay-address.ts';

describe('a replay', () => {
  it('steps back and forth, and stops at both ends', () => {
    expect(stepped(3, 9, 'back')).toBe(2);
    expect(stepped(3, 9, 'forth')).toBe(4);
    expect(stepped(0, 9, 'back')).toBe(0);
    expect(stepped(9, 9, 'forth')).toBe(9);
    expect(stepped(3, 9, 'first')).toBe(0);
    expect(stepped(3, 9, 'last')).toBe(9);
  });

  it('goes by arrows, Home and End, and by nothing else', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(stepOfKey)).toEqual(['back', 'forth', 'first', 'last']);
    expect(stepOfKey('toString')).toBeUndefined();
  });

  it('plays twice as fast at twice the speed', () => {
    expect(pageTime(900, 2)).toBe(pageTime(900, 1) / 2);
  });
});

describe('the page in an address', () => {
  it('is read from it', () => {
    expect(pageInAddress('?at=41', 80)).toBe(41);
  });

  it('is the last one where the game is shorter', () => {
    expect(pageInAddress('?at=410', 80)).toBe(80);
  });

  it('is none where it is no number', () => {
    expect(pageInAddress('?at=soon', 80)).toBeUndefined();
    expect(pageInAddress('', 80)).toBeUndefined();
  });

  it('is written beside what else stands there, and taken out again', () => {
    const there = addressOfPage('https://skerry.example/t/abc?key=k', 7);
    expect(there).toBe('https://skerry.example/t/abc?key=k&at=7');
    expect(addressOfPage(there, undefined)).toBe('https://skerry.example/t/abc?key=k');
  });
});

describe('a link to a page', () => {
  it('does not give an invitation away', () => {
    expect(linkToPage('https://skerry.example/join/abc/s3cret', 7)).toBe('https://skerry.example/t/abc?at=7');
  });

  it('is the address itself where that lets nobody sit down', () => {
    for (const way of ['t/abc', 'local/abc', 'watch/abc/k3y']) {
      expect(linkToPage(`https://skerry.example/${way}?at=2`, 7)).toBe(`https://skerry.example/${way}?at=7`);
    }
  });
});
