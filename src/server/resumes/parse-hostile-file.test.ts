import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { resumeLimits } from '#contract/resume.ts';
import { bomb, honestLines, pageWith, pdfFrom, stream, textAt } from '#tests/resumes/tiny-pdf.ts';
import { deflatedZip, docx, documentXml, honestBody, paragraph } from '#tests/resumes/tiny-docx.ts';
import { parserChildren } from '#tests/fixtures/parser-children.ts';
import { ResumeParser } from './parse-resume-file.ts';
import { isolated, limitsInUse, startIsolated } from './parser/parser-process.ts';
import { codeOf, fixture, parse, closeParser } from '#tests/fixtures/resume-files.ts';

afterAll(closeParser);

const loop = pageWith('/X Do', {
  resources: '/XObject << /X 6 0 R >>',
  more: [
    stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
      '/X Do /X Do',
    ),
  ],
});
const locked = pageWith(honestLines, {
  more: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`],
  trailer: `/Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] `,
});
const tenThousandPages = pdfFrom([
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`,
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
]);
const noPages = pdfFrom(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
const picture = pageWith('q 500 0 0 700 40 40 cm /I Do Q', {
  resources: '/XObject << /I 6 0 R >>',
  more: [
    stream(
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8',
      Buffer.alloc(64 * 64, 200),
    ),
  ],
});
/** What a file may take, and its pictures after it (rule FILE-2), with the time in which a busy machine starts and ends a process. */
const mostMs = (resumeLimits.textSeconds + resumeLimits.scanSeconds + 25) * 1_000;
const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
const deep = documentXml(
  `${'<w:sdt><w:sdtContent>'.repeat(5_000)}${paragraph('Deep')}${'</w:sdtContent></w:sdt>'.repeat(5_000)}`,
);

describe('files that are broken or meant to harm', () => {
  test.each<[string, string, Uint8Array, string[]]>([
    ['nothing', 'a.pdf', Buffer.alloc(0), ['file_unreadable']],
    ['six megabytes', 'a.pdf', Buffer.alloc(resumeLimits.fileBytes + 1, '%PDF-'), ['file_too_large']],
    [
      'a picture by another name',
      'a.pdf',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      ['file_type_unsupported'],
    ],
    ['an unknown ending', 'a.exe', pageWith(honestLines), ['file_type_unsupported']],
    ['a zip that says it is a PDF', 'a.pdf', docx(documentXml(honestBody)), ['file_type_unsupported']],
    ['a PDF that says it is text', 'a.txt', pageWith(honestLines), ['file_type_unsupported']],
    [
      'a PDF with a DOCX behind it, as DOCX',
      'a.docx',
      Buffer.concat([pageWith(honestLines), docx(documentXml(honestBody))]),
      ['file_type_unsupported'],
    ],
    ['bytes that are no text', 'a.txt', Buffer.from([0x41, 0, 0xff, 0xfe, 0, 0x42]), ['file_unreadable']],
    ['half a PDF', 'a.pdf', fixture('table.pdf').subarray(0, 9_000), ['file_unreadable', 'file_has_no_text']],
    ['a PDF with a password', 'a.pdf', locked, ['file_encrypted']],
    ['a Word file with a password', 'a.docx', Buffer.from('d0cf11e0a1b11ae100', 'hex'), ['file_encrypted']],
    ['a picture without words', 'a.pdf', picture, ['file_has_no_text']],
    [
      'a scan with its text laid under it unseen',
      'a.pdf',
      pageWith(textAt(50, 600, 'All of this was recognised by a machine', '3 Tr')),
      ['file_has_no_text'],
    ],
    ['no page', 'a.pdf', noPages, ['file_unreadable', 'file_has_no_text']],
    ['ten thousand pages', 'a.pdf', tenThousandPages, ['file_too_long']],
    [
      'more text than a resume holds',
      'a.pdf',
      pageWith(
        Array.from({ length: 70 }, (_, i) => textAt(20, 10 + i * 11, 'word '.repeat(90), '', 2)).join(''),
      ),
      ['file_too_long'],
    ],
    [
      'a text file with more than a resume holds',
      'a.txt',
      Buffer.from('word '.repeat(6_100)),
      ['file_too_long'],
    ],
    [
      'a content stream of a gigabyte',
      'a.pdf',
      pageWith(bomb(1024), { packed: true }),
      ['file_unreadable', 'file_took_too_long', 'file_has_no_text'],
    ],
    [
      'operators without end',
      'a.pdf',
      pageWith(bomb(200, 'q '), { packed: true }),
      ['file_unreadable', 'file_took_too_long', 'file_has_no_text'],
    ],
    [
      'a form that paints itself',
      'a.pdf',
      loop,
      ['file_unreadable', 'file_took_too_long', 'file_has_no_text'],
    ],
    [
      'brackets a hundred thousand deep',
      'a.pdf',
      pageWith('['.repeat(100_000)),
      ['file_unreadable', 'file_has_no_text'],
    ],
    [
      'a zip that unpacks to thirty megabytes',
      'a.docx',
      deflatedZip('word/document.xml', Buffer.alloc(30 * 1024 * 1024, 'a'), 30 * 1024 * 1024),
      ['file_too_long'],
    ],
    [
      'a zip that lies about its size',
      'a.docx',
      deflatedZip('word/document.xml', Buffer.alloc(30 * 1024 * 1024, 'a'), 1_000),
      ['file_too_long'],
    ],
    [
      'a zip with a path out of it',
      'a.docx',
      docx(documentXml(honestBody), { '../../evil.xml': '<a/>' }),
      ['file_unreadable'],
    ],
    [
      'a zip of three hundred parts',
      'a.docx',
      docx(
        documentXml(honestBody),
        Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`word/x${i}.xml`, '<a/>'])),
      ),
      ['file_too_long'],
    ],
    [
      'a DOCX that names a file of ours',
      'a.docx',
      docx(documentXml(paragraph('Hello'), entity)),
      ['file_unreadable'],
    ],
    ['a DOCX nested five thousand deep', 'a.docx', docx(deep), ['file_unreadable']],
    [
      'a DOCX without its document',
      'a.docx',
      docx('not xml at all'),
      ['file_unreadable', 'file_has_no_text'],
    ],
  ])(
    '%s',
    async (_what, name, bytes, codes) => {
      expect(codes).toContain(await codeOf(parse(name, bytes)));
    },
    mostMs,
  );

  test('a name with folders and direction marks is kept plain', async () => {
    const reading = await parse('../../etc/\u202egnp.\u2066tara.pdf', pageWith(honestLines));
    expect(reading.fileName).toBe('gnp.tara.pdf');
  });

  test('bombs of one user leave little memory and the other place free, and a closed parser leaves no process', async () => {
    const before = parserChildren();
    const parser = new ResumeParser();
    const good = fixture('single-column.pdf');
    const bad = pageWith(bomb(1024), { packed: true });
    const ended: string[] = [];
    const run = async (what: string, bytes: Buffer, uid: string) => {
      const code = await codeOf(parser.parse({ uid }, { fileName: `${what}.pdf`, bytes }, '2026-11-20'));
      ended.push(what);
      return code;
    };
    await run('warm-up', good, 'first');
    const memory = process.memoryUsage().rss;
    const bombs = Array.from({ length: 2 }, () => run('bomb', bad, 'attacker'));
    const others = ['one', 'two', 'three'].map((uid) => run('good', good, uid));
    expect(await Promise.all(others)).toEqual(['read', 'read', 'read']);
    expect(await Promise.all(bombs)).not.toContain('read');
    // The attacker has one place at a time, so the others wait for neither bomb.
    expect([ended.at(1), ended.at(-1)]).toEqual(['good', 'bomb']);
    expect(process.memoryUsage().rss - memory).toBeLessThan(50 * 1024 * 1024);
    await parser.close();
    expect(parserChildren().filter((pid) => !before.includes(pid))).toEqual([]);
  });
});

describe('the parser process', () => {
  test('sees no environment, no file but its own code, and starts no other process', async () => {
    const probe = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { spawnSync } from 'node:child_process';
      const attempt = (work) => { try { work(); return 'allowed'; } catch (error) { return error.code ?? 'failed'; } };
      console.log(JSON.stringify([
        Object.keys(process.env).filter((name) => name !== '__CF_USER_TEXT_ENCODING').length,
        attempt(() => readFileSync('/etc/passwd')),
        attempt(() => readFileSync(${JSON.stringify(new URL(import.meta.url).pathname)})),
        attempt(() => writeFileSync('/tmp/hotseat-probe', 'x')),
        attempt(() => spawnSync('/bin/true')),
        attempt(() => new Function('return 1')()),
      ]));`;
    const { file, args } = isolated(['--input-type=module', '--eval', probe]);
    const { stdout } = await promisify(execFile)(file, args, { env: {} });
    expect(JSON.parse(stdout)).toEqual([
      0,
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'failed',
    ]);
  });

  // Where the system has no namespaces the start-up table says so, and this is skipped.
  test.skipIf(!limitsInUse().networkAndSignals)(
    'reaches no listener of this computer and signals none of its processes (with namespaces)',
    async () => {
      let reached = 0;
      const listener = createServer(() => (reached += 1)).listen(0, '127.0.0.1');
      await once(listener, 'listening');
      const { port } = listener.address() as AddressInfo;
      const probe = `
        import { connect } from 'node:net';
        const signal = (pid) => { try { return process.kill(pid, 0); } catch (error) { return error.code; } };
        const socket = connect(${port}, '127.0.0.1');
        const said = (what) => console.log(JSON.stringify([what, signal(${process.pid}), process.ppid]));
        socket.on('connect', () => { said('connected'); socket.destroy(); });
        socket.on('error', (error) => said(error.code));`;
      const running = startIsolated(['--input-type=module', '--eval', probe]);
      expect(JSON.parse(await text(running.stdout))).toEqual(['ENETUNREACH', 'ESRCH', 0]);
      expect(reached).toBe(0);
      listener.close();
    },
  );

  test('stands in a process group of its own, so that a signal to its group is not one to ours', async () => {
    const running = startIsolated(['--input-type=module', '--eval', 'setTimeout(() => {}, 60_000)']);
    const groupOf = async (pid: number) =>
      (await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)])).stdout.trim();
    expect(await groupOf(running.pid ?? 0)).toBe(String(running.pid));
    expect(await groupOf(process.pid)).not.toBe(String(running.pid));
    const closed = once(running, 'close');
    process.kill(-(running.pid ?? 0), 'SIGKILL');
    expect(await closed).toEqual([null, 'SIGKILL']);
  });
});
