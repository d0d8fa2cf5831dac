import { expect, it } from 'vitest';
import { addressOfPlace, placeOf, type SchoolView, schoolViewNames } from './places.ts';

const orgId = 'org_aaaaaaaa';
const there = (address: string) => {
  const [path = '', query] = address.split('?');
  return placeOf(decodeURIComponent(path), new URLSearchParams(query));
};

it.each(Object.keys(schoolViewNames) as SchoolView[])('%s is found again by its address', (view) => {
  for (const params of [{}, { state: 'opened', programme: 'prg_1' }])
    expect(there(addressOfPlace(orgId, view, params))).toEqual({ orgId, view, params });
});

it('keeps the id of one thing in the path, and what is empty nowhere', () => {
  expect(addressOfPlace(orgId, 'reviews', { id: 'rev_1', state: '' })).toBe(`${orgId}/reviews/rev_1`);
  expect(there(`${orgId}/reviews/rev_1`)?.params).toEqual({ id: 'rev_1' });
});

it.each([
  ['', null],
  [orgId, 'dashboard'],
  [`${orgId}/`, 'dashboard'],
  [`${orgId}/dashboard`, 'dashboard'],
])('%j', (address, view) => expect(there(address)?.view ?? null).toBe(view));

it.each(['toString', 'payroll'])('%s is no view of its own', (view) => {
  expect(there(`${orgId}/${view}`)?.view).toBeNull();
});
