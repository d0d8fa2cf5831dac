import { describe, expect, it } from 'vitest';
import { callbackOrigin, isOurCallback } from './callback-origin.ts';

describe('callbackOrigin', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000'],
    ['http://localhost:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', '[::1]:3000', 'http://[::1]:3000'],
    ['http://localhost:3000', '127.0.0.1:4000', 'http://localhost:3000'],
    ['http://localhost:3000', 'evil.example:3000', 'http://localhost:3000'],
    ['http://localhost:3000', 'localhost:3000@evil.example', 'http://localhost:3000'],
    ['http://localhost:3000', undefined, 'http://localhost:3000'],
    ['https://hotseat.example', 'evil.example', 'https://hotseat.example'],
    ['https://hotseat.example', 'localhost', 'https://hotseat.example'],
  ])('of %s asked as %s is %s', (publicUrl, host, expected) => {
    expect(callbackOrigin(publicUrl, host)).toBe(expected);
  });
});

describe('isOurCallback', () => {
  const publicUrl = 'https://hotseat.example';
  it.each([
    ['https://hotseat.example/api/sign-in/callback', true],
    ['http://localhost:3000/api/sign-in/callback', true],
    ['http://127.0.0.1:41234/api/sign-in/callback', true],
    ['http://hotseat.example/api/sign-in/callback', false],
    ['https://evil.example/api/sign-in/callback', false],
    ['https://hotseat.example.evil.example/api/sign-in/callback', false],
    ['http://localhost@evil.example/api/sign-in/callback', false],
    ['http://localhost:3000/api/sign-in/callback?x=1', false],
    ['http://localhost:3000/other', false],
    ['javascript://localhost/api/sign-in/callback', false],
    ['nonsense', false],
  ])('%s: %s', (uri, expected) => {
    expect(isOurCallback(publicUrl, uri)).toBe(expected);
  });
});
