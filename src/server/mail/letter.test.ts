import { expect, it } from 'vitest';
import { letter } from './letter.ts';

it.each([
  ['Ira\r\nBcc: all@example.com', 'Hello Ira Bcc: all@example.com,'],
  [' \n ', 'Hello,'],
  ['इरा', 'Hello इरा,'],
])('a letter to someone called %j greets on one line', (name, greeting) => {
  const reader = { name, publicUrl: 'https://hotseat.example', supportEmail: 'support@hotseat.example' };
  expect(letter(reader, ['Thank you.']).split('\n')[0]).toBe(greeting);
});
