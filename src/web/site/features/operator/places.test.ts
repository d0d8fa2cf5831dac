import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { addressOfPlace, type Place, placeOf } from './places.ts';

describe('the places of the operator page', () => {
  it.each<[Place, string]>([
    [{ at: 'find' }, '/operator'],
    [{ at: 'audit' }, '/operator/audit'],
    [{ at: 'user', uid: 'a b' }, '/operator/user?id=a%20b'],
    [{ at: 'order', orderId: 'ord_1' }, '/operator/order?id=ord_1'],
  ])('%j is %s, and back', (place, address) => {
    expect(addressOfPlace(paths, place)).toBe(address);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(placeOf(pathname.split('/')[2], searchParams)).toEqual(place);
  });

  it.each(['find', 'user', 'order', 'toString', 'nothing'])('%s without an id leads nowhere', (view) => {
    expect(placeOf(view, new URLSearchParams())).toEqual({ at: 'nowhere' });
  });
});
