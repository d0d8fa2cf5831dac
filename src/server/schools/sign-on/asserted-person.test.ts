import { expect, it } from 'vitest';
import { assertedPerson } from './asserted-person.ts';

it.each([
  ['Dr. A.P.J. Abdul Kalam', 'apj@iim.example', 'Dr. A.P.J. Abdul Kalam'],
  [null, 'kiran@iim.example', 'kiran'],
  ['Claim it at evil.com', 'kiran@iim.example', 'kiran'],
  ['Call 98765 43210', 'kiran.rao@iim.example', 'kiran rao'],
  ['evil.com', 'login.evil.com@iim.example', 'login evil com'],
  ['evil.com', '9876543210@iim.example', 'Guest'],
])('a provider that calls somebody %s at %s makes them %s (rule SCHOOL-98)', (name, email, shown) => {
  const said = { issuer: 'https://idp.example', subject: 'p1', email, name, values: [] };
  expect(assertedPerson(said).displayName).toBe(shown);
});
