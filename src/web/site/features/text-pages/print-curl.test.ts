import { expect, it } from 'vitest';
import { printCurl } from './print-curl.ts';

it('fills the address, names the key by its variable and quotes for a shell', () => {
  expect(
    printCurl('https://hotseat.example', {
      method: 'GET',
      path: '/api/v1/seasons/:seasonId/applicants',
      params: { seasonId: 'int_1' },
      query: { stage: 'finished' },
    }),
  ).toBe(
    `curl 'https://hotseat.example/api/v1/seasons/int_1/applicants?stage=finished' \\\n  -H "Authorization: Bearer $HOTSEAT_KEY"`,
  );
  expect(
    printCurl('https://hotseat.example', { method: 'POST', path: '/x', body: `{ "name": "D'Souza" }` }),
  ).toBe(
    [
      `curl -X POST 'https://hotseat.example/x' \\`,
      `  -H "Authorization: Bearer $HOTSEAT_KEY" \\`,
      `  -H 'Content-Type: application/json' \\`,
      String.raw`  -d '{ "name": "D'\''Souza" }'`,
    ].join('\n'),
  );
});
