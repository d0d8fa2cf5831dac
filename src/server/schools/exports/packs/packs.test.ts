import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packFileName } from './file-name.ts';
import { storedZip } from './stored-zip.ts';

describe('the names of files', () => {
  it.each([
    ['Ira Deshpande', 'NLG/7', '001-nlg-7-ira-deshpande.pdf'],
    ['../../etc/passwd', null, '001-etc-passwd.pdf'],
    ['a\\b:c*d?e"f<g>h|i', '', '001-a-b-c-d-e-f-g-h-i.pdf'],
    ['\u202eexe.fdp', null, '001-exe-fdp.pdf'],
    ['भावेश', null, '001-भावेश.pdf'],
    ['Jose\u0301', null, '001-josé.pdf'],
    ['🎓', '…', '001.pdf'],
    ['NUL', null, '001-nul.pdf'],
    ['x'.repeat(300), null, `001-${'x'.repeat(60)}.pdf`],
  ])('of somebody called %j', (name, number, expected) => {
    expect(packFileName(1, { name, number })).toBe(expected);
  });

  it('are told apart by their place alone', () => {
    const one = { name: 'Ira', number: null };
    expect(packFileName(1, one)).not.toBe(packFileName(2, one));
    expect(packFileName(500, one)).toBe('500-ira.pdf');
  });
});

describe('a ZIP of files as they stand', () => {
  const zipped = async (files: Record<string, Uint8Array>): Promise<Uint8Array> => {
    async function* entries() {
      for (const [name, bytes] of Object.entries(files)) yield { name, bytes };
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of storedZip(entries())) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  };

  it('is read by others, with names in any letters, empty files and large ones', async () => {
    const files = {
      'a.pdf': new Uint8Array(Buffer.from('one')),
      'भावेश-é.pdf': new Uint8Array(200_000).fill(7),
      'empty.txt': new Uint8Array(),
    };
    expect(unzipSync(await zipped(files))).toEqual(files);
    expect(unzipSync(await zipped({}))).toEqual({});
  });

  it('holds a sum by which a reader finds what was changed', async () => {
    const { crc32 } = await import('node:zlib');
    const bytes = new Uint8Array(Buffer.from('one'));
    const zip = Buffer.from(await zipped({ a: bytes }));
    expect(zip.readUInt32LE(14)).toBe(crc32(bytes));
    expect(zip.readUInt32LE(zip.length - 22)).toBe(0x06054b50);
  });
});
