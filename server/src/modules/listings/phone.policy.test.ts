import { licencePhone, toE164 } from './phone.policy.ts';

test.each([
  ['36728441', '11110', '+8223672 8441'],
  ['025551234', '11680', '+82 2 555 1234'],
  ['0315551234', '41135', '+82 31 555 1234'],
  ['5551234', '41135', '+82 31 555 1234'],
  ['051-555-1234', '26350', '+82 51 555 1234'],
  ['07012345678', '11110', '+82 70 1234 5678'],
  ['1577-1234', '11110', '+82 1577 1234'],
  ['3821234', '47720', '+82 54 382 1234'],
  ['2265551', '29140', '+82 62 226 5551'],
  ['3865551', '46110', '+82 61 386 5551'],
  ['315551234', '41135', '+82 31 555 1234'],
  ['5551234', null, undefined],
  ['000', '11110', undefined],
  ['', '11110', undefined],
])('reads the telephone %j of a licence in region %s as %s', (written, region, expected) =>
  expect(licencePhone(written, region)).toBe(expected?.replaceAll(' ', '')),
);

test.each([
  ['02-123-4567', '+8221234567'],
  ['+82 2 123 4567', '+8221234567'],
  ['1588-1234', '+8215881234'],
  ['12', undefined],
])('reads the telephone %j of an owner as %s', (written, expected) => expect(toE164(written)).toBe(expected));
