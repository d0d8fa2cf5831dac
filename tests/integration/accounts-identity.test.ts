import { describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type Behaviour, challengeOf, hostileClient } from '#tests/fixtures/hostile-google.ts';
import { hostileSignIn } from '#tests/fixtures/hostile-sign-in.ts';

const { door, begin } = hostileSignIn();

describe('an honest answer', () => {
  it('signs in, with the secret half of the challenge that was promised', async () => {
    const { url } = await door.browser.call('beginSignIn', { body: { display: 'popup', returnTo: '/' } });
    door.google.sees(url);
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: hostileClient.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      redirect_uri: `${door.service.origin}/api/sign-in/callback`,
    });
    const response = await door.browser.fetch(
      `${door.service.origin}/api/sign-in/callback?code=a-code&state=${asked.get('state')}`,
    );
    expect(response.status).toBe(200);
    const sent = door.google.tokenRequests.at(-1)!;
    expect(challengeOf(sent.get('code_verifier') ?? '')).toBe(asked.get('code_challenge'));
    const { account } = await door.browser.call('readMe');
    expect(account).toMatchObject({
      email: 'meera.nair@example.com',
      displayName: 'Meera Nair',
      photoURL: 'https://lh3.googleusercontent.com/a/picture',
    });
  });

  const soon = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
  it.each<[string, Behaviour]>([
    [
      'the issuer without its scheme, as Google may write it',
      { claims: (c) => ({ iss: String(c['iss']).replace('http://', '') }) },
    ],
    ['a list of one audience', { claims: (c) => ({ aud: [c['aud']] }) }],
    ['no azp', { claims: () => ({ azp: undefined }) }],
    ['an expiry 30 s ago, within the minute of tolerance', { claims: () => ({ exp: soon(-30) }) }],
    ['an issue time 30 s ahead, within the minute of tolerance', { claims: () => ({ iat: soon(30) }) }],
  ])('may carry %s', async (_name, behaviour) => {
    door.google.behave(behaviour);
    const { url } = await begin();
    expect((await door.browser.fetch(url)).status).toBe(200);
    expect((await door.browser.call('readMe')).account).not.toBeNull();
  });

  it('without a name or a safe picture still signs in', async () => {
    door.google.behave({ claims: () => ({ name: undefined, picture: 'javascript:alert(1)' }) });
    await door.browser.fetch((await begin()).url);
    expect((await door.browser.call('readMe')).account).toMatchObject({
      displayName: 'meera.nair',
      photoURL: null,
    });
  });
});

describe('who is who', () => {
  it('the same e-mail under another subject is another user', async () => {
    await door.browser.fetch((await begin()).url);
    const first = (await door.browser.call('readMe')).account;
    door.google.behave({ claims: () => ({ sub: '110000000000000000002' }) });
    door.browser = new ApiClient(door.service.origin);
    await door.browser.fetch((await begin()).url);
    const second = (await door.browser.call('readMe')).account;
    expect(second?.email).toBe(first?.email);
    expect(second?.uid).not.toBe(first?.uid);
  });

  it('a changed e-mail under the same subject is the same user, brought up to date', async () => {
    await door.browser.fetch((await begin()).url);
    const before = (await door.browser.call('readMe')).account!;
    door.clock.advance(3_600_000);
    door.google.behave({
      claims: () => ({ email: 'meera@example.com', name: 'Meera K Nair', picture: undefined }),
    });
    await door.browser.fetch((await begin()).url);
    expect((await door.browser.call('readMe')).account).toEqual({
      ...before,
      email: 'meera@example.com',
      displayName: 'Meera K Nair',
      photoURL: null,
      lastLogin: door.clock.now().toISOString(),
      updatedAt: door.clock.now().toISOString(),
    });
  });
});
