import { describe, expect, it } from 'vitest';
import { keepWhile } from './keep-while.ts';

function counting(most = 100) {
  const made: string[] = [];
  const keep = keepWhile<string>({ most, weigh: (value) => value.length });
  const get = (key: string, mark: string, value = `${key}${mark}`) =>
    keep(key, mark, async () => {
      made.push(value);
      return value;
    });
  return { made, get, keep };
}

describe('what is kept while its mark is the same', () => {
  it('is made once for a mark, also by those who ask at the same time, and anew for another', async () => {
    const { made, get } = counting();
    expect(await Promise.all([get('a', '1'), get('a', '1')])).toEqual(['a1', 'a1']);
    expect(await get('b', '1')).toBe('b1');
    expect(await get('a', '2')).toBe('a2');
    expect(await get('a', '2')).toBe('a2');
    expect(await get('a', '1')).toBe('a1');
    expect(made).toEqual(['a1', 'b1', 'a2', 'a1']);
  });

  it('is not kept where it failed', async () => {
    const { get, keep } = counting();
    const failing = keep('a', '1', () => Promise.reject(new Error('lost')));
    await expect(failing).rejects.toThrow('lost');
    expect(await get('a', '1')).toBe('a1');
  });

  it.each([
    ['fits', 4, []],
    ['is one too many', 3, ['a1']],
  ])('goes where it was unused longest: what %s', async (_name, most, again) => {
    const { made, get } = counting(most);
    await get('a', '1');
    await get('b', '1');
    made.length = 0;
    await get('b', '1');
    await get('a', '1');
    expect(made).toEqual(again);
  });

  it('stays where it alone is too heavy, until another comes', async () => {
    const { made, get } = counting(1);
    await get('a', '1', 'heavy');
    await get('a', '1', 'heavy');
    expect(made).toEqual(['heavy']);
    await get('b', '1', 'b');
    await get('b', '1', 'b');
    await get('a', '1', 'heavy');
    expect(made).toEqual(['heavy', 'b', 'heavy']);
  });
});
