import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoAddress } from '#contract/schools/branding.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { brandingWords } from '#tests/fixtures/branding-calls.ts';
import { join as joined, plainPng } from '#tests/fixtures/logos.ts';
import { mailsInOutbox } from '#tests/fixtures/outbox.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { openAs } from '#tests/fixtures/sitting-driver.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's logo, colours and sender: rules SCHOOL-90, SCHOOL-91 and SCHOOL-92. */

let service: TestService;
let world: SchoolWorld;
let other: SchoolWorld;
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  other = await openSchoolWorld(service, { slug: 'konkan' });
});
afterAll(() => service.close());

const refusedWith = (code: string) => expect.objectContaining({ code });
const formOf = (bytes: Uint8Array): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.svg');
  return form;
};
const kinds = async (of = world) =>
  (await rowsOf(service.parts.database, 'org_audit'))
    .filter((row) => row['org_id'] === of.orgId)
    .map((row) => String(row['kind']));
const visitor = () => new ApiClient(service.origin);
const picture = async (hash: string) => visitor().fetch(`${service.origin}${logoAddress(hash)}`);
const query = (was: string | null) => (was ? { query: { was } } : {});
const change = (bytes: Uint8Array, was: string | null, of = world) =>
  of.owner.client.call('changeLogo', { params: { orgId: of.orgId }, form: formOf(bytes), ...query(was) });
const remove = (was: string | null, of = world) =>
  of.owner.client.call('removeLogo', { params: { orgId: of.orgId }, ...query(was) });
const read = (of = world) => of.owner.client.call('readBranding', { params: { orgId: of.orgId } });

describe('a logo (rule SCHOOL-90)', () => {
  beforeEach(async () => {
    for (const of of [world, other]) await remove((await read(of)).logo?.hash ?? null, of);
  });

  it('is shown before it is kept, and then nothing is', async () => {
    const params = { orgId: world.orgId };
    const shown = await world.owner.client.call('previewLogo', { params, form: formOf(plainPng(900, 300)) });
    expect([shown.width, shown.height]).toEqual([512, 171]);
    const [head, base64 = ''] = shown.picture.split(',');
    expect(head).toBe('data:image/png;base64');
    expect(PNG.sync.read(Buffer.from(base64, 'base64')).width).toBe(512);
    expect((await read()).logo).toBeNull();
    expect(await rowsOf(service.parts.database, 'org_logos')).toEqual([]);
  });

  it('is kept, seen by anybody by its name, changed over the one that was seen, and gone when it is taken away', async () => {
    const [asha] = await world.invite(['Asha Menon']);
    if (!asha) throw new Error('Nobody was invited.');
    const first = (await change(plainPng(40, 20), null)).logo;
    expect((await read()).logo).toEqual(first);
    expect((await openAs(visitor(), asha)).brand.logo).toEqual(first);
    const reply = await picture(first.hash);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(PNG.sync.read(Buffer.from(await reply.arrayBuffer())).height).toBe(20);

    await expect(change(plainPng(9, 9), null)).rejects.toEqual(refusedWith('changed_meanwhile'));
    const second = (await change(plainPng(30, 30), first.hash)).logo;
    expect((await picture(first.hash)).status).toBe(404);
    await expect(remove(first.hash)).rejects.toEqual(refusedWith('changed_meanwhile'));
    await remove(second.hash);
    await remove(null);
    expect((await read()).logo).toBeNull();
    expect((await picture(second.hash)).status).toBe(404);
    const again = (await change(plainPng(30, 30), null)).logo;
    expect(again).toEqual(second);
    expect((await kinds()).filter((kind) => kind.startsWith('logo_'))).toHaveLength(4);
  });

  it.each([
    ['a page after the picture', joined(plainPng(9, 9), '<script>alert(1)</script>'), 'logo_holds_more', 422],
    [
      'an SVG',
      joined('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'logo_not_a_picture',
      415,
    ],
    ['more than 1 MB', new Uint8Array(1024 * 1024 + 1), 'logo_too_large', 413],
  ])('with %s is refused, and nothing is kept', async (_what, bytes, code, status) => {
    const { logo } = await change(plainPng(9, 9), null);
    const before = await kinds();
    const params = { orgId: world.orgId };
    for (const name of ['previewLogo', 'changeLogo'] as const) {
      const input = { params, form: formOf(bytes), query: name === 'changeLogo' ? { was: logo.hash } : {} };
      const reply = await world.owner.client.send(name, input);
      expect([reply.status, await reply.json()]).toEqual([
        status,
        { error: expect.objectContaining({ code }) },
      ]);
    }
    expect((await read()).logo).toEqual(logo);
    expect(await kinds()).toEqual(before);
  });

  it('of another school is neither seen in its place nor taken away with it', async () => {
    const ours = (await change(plainPng(12, 12), null)).logo;
    const theirs = (await change(plainPng(12, 12), null, other)).logo;
    expect(theirs.hash).toBe(ours.hash);
    await remove(ours.hash);
    expect((await read(other)).logo).toEqual(theirs);
    expect((await picture(ours.hash)).status).toBe(200);
    await remove(theirs.hash, other);
    expect((await picture(ours.hash)).status).toBe(404);
  });

  it.each(['/brand/x.png', '/brand/..%2fapi/me', `/brand/${'a'.repeat(64)}.svg`, `/brand/${'a'.repeat(64)}`])(
    'has no address like %s',
    async (path) => expect((await visitor().fetch(`${service.origin}${path}`)).status).not.toBe(200),
  );
});

describe('colours (rule SCHOOL-91)', () => {
  it('are told what they look like, and shown as they can be read', async () => {
    const params = { orgId: world.orgId };
    const told = await world.owner.client.call('checkColour', { params, query: { colour: '#FFD400' } });
    expect(told.themes.light.asWords).toBe(false);
    expect(told.tints.light.colour).toBe(told.themes.light.nearest);
    expect(told.tints.dark.colour).toBe('#ffd400');
    const was = (await read()).branding?.changedAt ?? null;
    await world.owner.client.call('changeBranding', {
      params,
      body: { ...brandingWords, mainColour: '#FFD400', accentColour: null, was },
    });
    const [asha] = await world.invite(['Bela Menon']);
    if (!asha) throw new Error('Nobody was invited.');
    const { brand } = await openAs(visitor(), asha);
    expect([brand.main, brand.accent]).toEqual([told.tints, null]);
    const school = await world.analyst.client.call('readSchool', { params });
    expect(school.brand.main).toEqual(told.tints);
  });
});

describe('who a mail is from (rule SCHOOL-92)', () => {
  it.each(['Hotseat', 'H0tseat support', 'support@bank.example', 'A <b'])(
    '%s is refused',
    async (senderName) => {
      const was = (await read()).branding?.changedAt ?? null;
      const body = { ...brandingWords, senderName, was };
      await expect(
        world.owner.client.call('changeBranding', { params: { orgId: world.orgId }, body }),
      ).rejects.toEqual(refusedWith('sender_name_unfit'));
    },
  );

  it('is the school’s name by way of us, from our address, in its looks; and other mails stay ours', async () => {
    const params = { orgId: other.orgId };
    const { logo } = await change(plainPng(480, 120), null, other);
    await other.owner.client.call('changeBranding', {
      params,
      body: { ...brandingWords, shownName: 'Konkan <b>&', senderName: 'प्रवेश, Konkan', was: null },
    });
    const { applicantId } = await other.staff.client.call('addApplicant', {
      params,
      body: {
        intakeId: other.intakeId,
        email: 'chitra@example.com',
        name: 'Chitra <i>Rao',
        externalId: null,
        extraMinutes: 0,
        extraReason: null,
      },
    });
    await other.staff.client.call('inviteApplicants', {
      params,
      body: {
        intakeId: other.intakeId,
        applicantIds: [applicantId],
        scenarioId: other.scenarioId,
        version: 1,
        deadlineAt: null,
      },
    });
    const mail = await mailTo('chitra@example.com');
    const { from, html, text } = partsOf(mail);
    expect(from).toBe('प्रवेश, Konkan via Hotseat <support@hotseat.example>');
    expect(text).toMatch(/Hello Chitra <i>Rao,/);
    const token = /\/sit#(\S+)/.exec(text)?.[1] ?? '';
    expect(html).toContain(`/sit#${token}"`);
    expect(html).toContain(`src="${service.origin}${logoAddress(logo.hash)}" alt="Konkan &lt;b>&amp;"`);
    expect(html).toContain('Hello Chitra &lt;i>Rao,');
    expect(html).not.toMatch(/<script|<i>|<b>|onload|javascript:/i);
    const ofMember = partsOf(await mailTo(other.staff.email));
    expect([ofMember.from, ofMember.html]).toEqual(['Hotseat <support@hotseat.example>', '']);
  });
});

/** The newest mail to an address, as it would leave. */
async function mailTo(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const all = await mailsInOutbox(service.env['DATA_DIR']);
    const found = all.find((mail) => mail.includes(`To: ${email}`));
    if (!found) throw new Error('It is not sent yet.');
    return found;
  }, 120_000);
}

/** What a mail program makes of a message: who it is from, its words and its page. */
function partsOf(message: string): { from: string; text: string; html: string } {
  const words = (encoded: string): string =>
    encoded.replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=(?:\s+(?==\?))?/gi, (_all, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString()
        : fromQuoted(body.replaceAll('_', ' ')),
    );
  const [, from = ''] = /^From: (.*(?:\r?\n[ \t].*)*)/m.exec(message) ?? [];
  const part = (type: string): string => {
    const found = new RegExp(`Content-Type: ${type}[\\s\\S]*?\\r?\\n\\r?\\n([\\s\\S]*?)(?:\\r?\\n--|$)`).exec(
      message,
    );
    const coding = new RegExp(`Content-Type: ${type}[^]*?Content-Transfer-Encoding: ([\\w-]+)`).exec(
      message,
    )?.[1];
    const body = found?.[1] ?? '';
    return coding === 'base64' ? Buffer.from(body, 'base64').toString() : fromQuoted(body);
  };
  return {
    from: words(from.replaceAll(/\r?\n[ \t]/g, ' ')).replaceAll('"', ''),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

const fromQuoted = (text: string): string => {
  const joinedLines = text.replaceAll(/=\r?\n/g, '');
  const bytes = joinedLines.replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
};
