import { describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { chooseAccount, openChooser, visit } from '#tests/fixtures/chooser.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { signInDesk } from '#tests/fixtures/sign-in-desk.ts';

const { door, begin } = signInDesk();

describe('the stand-in', () => {
  it('says what it is, offers four made-up people, and needs no script', async () => {
    const { page } = await openChooser(door.browser, (await begin()).url);
    expect(page).toContain('Local stand-in for Google');
    expect(page.match(/@example\.com/g)?.length).toBeGreaterThanOrEqual(4);
    expect(page).not.toContain('<script');
  });

  it('takes another account with a name and an e-mail, and knows it again', async () => {
    const chooser = await openChooser(door.browser, (await begin()).url);
    await chooser.submit({ do: 'other', name: ' Zoya Ansari ', email: 'zoya@example.com' });
    const first = (await door.browser.call('readMe')).account;
    expect(first).toMatchObject({ displayName: 'Zoya Ansari', email: 'zoya@example.com' });
    const other = new ApiClient(door.service.origin);
    await chooseAccount(other, (await begin('popup', '/', other)).url, 'zoya@example.com');
    expect((await other.call('readMe')).account?.uid).toBe(first?.uid);
  });

  it.each([
    [{ name: '', email: 'zoya@example.com' }, 'Enter a name.'],
    [{ name: 'Zoya', email: 'zoya' }, 'Enter an e-mail address, like name@example.com.'],
    [{ name: '"><script>alert(1)</script>', email: 'x' }, 'Enter an e-mail address, like name@example.com.'],
  ])('says what is wrong with %j and keeps what was typed', async (typed, problem) => {
    const chooser = await openChooser(door.browser, (await begin()).url);
    const { response, page } = await chooser.submit({ do: 'other', ...typed });
    expect(response.status).toBe(400);
    expect(page).toContain(problem);
    expect(page).not.toContain('<script');
    expect(page).toContain('aria-invalid="true"');
  });

  it('sends nobody elsewhere, and wants the challenge', async () => {
    const { url } = await begin();
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/api/sign-in/callback');
    expect((await visit(door.browser, elsewhere.href)).page).toContain('This sign-in cannot go on');
    const plain = new URL(url);
    plain.searchParams.delete('code_challenge');
    plain.searchParams.delete('code_challenge_method');
    expect((await visit(door.browser, plain.href)).page).toContain('sign-in');
    expect(await rowsOf(door.db.database, 'sessions')).toEqual([]);
  });

  it('shows a chooser to nobody but the browser that was sent there', async () => {
    const { url } = await begin();
    const chooser = await visit(door.browser, url);
    const stranger = await visit(new ApiClient(door.service.origin), chooser.url.href);
    expect(stranger.response.status).toBe(400);
    expect(stranger.page).toContain('This sign-in has expired');
  });
});
