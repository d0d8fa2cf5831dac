import { expect, test } from 'vitest';
import { findEmails, findPhones, readName } from './contact-facts.ts';
import { findPlace } from './places.ts';

test.each([
  ['+91-70070 12345', ['+91-70070 12345']],
  ['9840011223', ['9840011223']],
  ['Mobile: +91-9876543210', ['+91-9876543210']],
  ['+91 (989) 555-0142', ['+91 (989) 555-0142']],
  ['098400 11223', ['098400 11223']],
  ['Contact: 98490 12345 / 91000 54321', ['98490 12345', '91000 54321']],
  ['+1 415 555 0132', ['+1 415 555 0132']],
  ['1142/1200', []],
  ['2019-2021', []],
  ['5840011223', []],
  ['US Patent 11,234,567', []],
  ['Aadhaar 1234 5678 9012', []],
])('phones in %s', (line, phones) => {
  expect(findPhones(line)).toEqual(phones);
});

test.each([
  ['a.b-c_99@mail.example.co.in | x', ['a.b-c_99@mail.example.co.in']],
  ['Email:tara@example.com.', ['tara@example.com']],
  ['@handle and nobody@', []],
])('e-mail addresses in %s', (line, emails) => {
  expect(findEmails(line)).toEqual(emails);
});

test.each([
  ['KARTHIK SUBRAMANIAN', 'Karthik Subramanian'],
  ['Name: PRIYANKA S. RAGHAVAN', 'Priyanka S. Raghavan'],
  ['S. Karthik', 'S. Karthik'],
  ['Dr. Meera Nair', 'Meera Nair'],
  ['SHAIK IMRAN BASHA', 'Shaik Imran Basha'],
  ['Major (Retd) ARJUN SINGH RATHAUR', 'Arjun Singh Rathaur'],
  ['Name : Lt Cdr (Retd.) MEENAKSHI IYER', 'Meenakshi Iyer'],
  ["Maria D'Souza", "Maria D'Souza"],
  ['R K Narayanan', 'R K Narayanan'],
  ['Ananya Deshpande, B.Com', 'Ananya Deshpande'],
  ['CURRICULUM VITAE', undefined],
  ['EDUCATION', undefined],
  ['Nashik, Maharashtra', undefined],
  ['Senior Systems Engineer', undefined],
  ['Last updated in Mar 2026', undefined],
  ['Flat 4, Camp Road', undefined],
])('the name in %s', (line, name) => {
  expect(readName(line, '')?.name).toBe(name);
});

test.each([
  ['a@example.com | 98 | Coimbatore, Tamil Nadu', { city: 'Coimbatore', state: 'Tamil Nadu' }],
  ['H.No 12, Tolichowki, Hyderabad, Telangana - 500008', { city: 'Hyderabad', state: 'Telangana' }],
  ['Address: Ward 3, Kishanganj, Bihar', { city: 'Kishanganj', state: 'Bihar' }],
  ['Kochi', { city: 'Kochi' }],
  ['San Francisco, CA', { city: 'San Francisco', state: 'CA' }],
  ['Results-driven analyst', undefined],
])('the place in %s', (line, place) => {
  const found = findPlace(line);
  if (place === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(place);
});
