import { describe, expect, it } from 'vitest';
import { createBrowserCookies } from './browser-cookies.ts';

const token = 'A'.repeat(43);

describe('on https', () => {
  const cookies = createBrowserCookies(true);

  it('sets names only this host may set, over https only', () => {
    expect(cookies.setSession(token, 60)).toBe(
      `__Host-hotseat_session=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(cookies.setFlow(token, 60)).toContain('__Host-hotseat_flow=');
    expect(cookies.clearSession()).toContain('__Host-hotseat_session=; Path=/; Max-Age=0');
  });

  it('does not read the names of plain http', () => {
    expect(cookies.session(`hotseat_session=${token}`)).toBeNull();
    expect(cookies.session(`__Host-hotseat_session=${token}`)).toBe(token);
  });
});

describe('reading', () => {
  const cookies = createBrowserCookies(false);
  it.each([
    [undefined, null],
    ['', null],
    [`hotseat_session=${token}`, token],
    [`other=1; hotseat_session=${token}; hotseat_flow=x`, token],
    [`hotseat_session=${token.slice(1)}`, null],
    [`hotseat_session=${token}A`, null],
    [`hotseat_session="${token}"`, null],
    [`xhotseat_session=${token}`, null],
    [`hotseat_session`, null],
  ])('%j gives %j', (header, expected) => {
    expect(cookies.session(header)).toBe(expected);
  });
});
