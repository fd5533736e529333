import { checkProfile, kakaoChannelLink, type ProfileInput } from './profile.policy.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['https://pf.kakao.com/_abc', 'https://pf.kakao.com/_abc'],
  ['http://blog.example/kakao', 'http://blog.example/kakao'],
  ['pf.kakao.com/_abc', 'https://pf.kakao.com/_abc'],
  ['_abc', 'https://pf.kakao.com/_abc'],
  ['/_abc', 'https://pf.kakao.com/_abc'],
])('the Kakao channel %j is read as %j', (written, expected) => expect(kakaoChannelLink(written)).toBe(expected));

const closed = (weekday: number) => ({ weekday, isClosed: true });
const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map(closed);
const onMonday = (hours: object) => [closed(0), { weekday: 1, isClosed: false, ...hours }, ...wholeWeek.slice(2)];

test.each<[string, ProfileInput, string[]]>([
  ['nothing', {}, []],
  ['an empty name', { name: ' ' }, ['name']],
  ['a cleared name', { name: null }, ['name']],
  ['a name too long', { name: '가'.repeat(61) }, ['name']],
  ['a long introduction', { introduce: '가'.repeat(2001) }, ['introduce']],
  ['a telephone that is none', { contract: 'abc' }, ['contract']],
  ['an email that is none', { email: 'a@b' }, ['email']],
  ['a script for a homepage', { homepage: 'javascript:alert(1)' }, ['homepage']],
  ['cleared texts', { email: null, homepage: '', introduce: null, contract: '' }, []],
  ['six days', { businessHours: wholeWeek.slice(1) }, ['businessHours']],
  ['a day twice', { businessHours: [...wholeWeek.slice(1), closed(1)] }, ['businessHours']],
  ['hours without an end', { businessHours: onMonday({ open: '09:00' }) }, ['businessHours']],
  [
    'a break outside the hours',
    { businessHours: onMonday({ open: '09:00', close: '12:00', breakStart: '12:00', breakEnd: '13:00' }) },
    ['businessHours'],
  ],
  ['a good week', { businessHours: onMonday({ open: '09:00', close: '18:00', breakStart: '12:00', breakEnd: '13:00' }) }, []],
  ['a picture from elsewhere', { facilityPicture: ['https://example.test/a.png'] }, ['facilityPicture']],
  ['a place abroad', { address: { address: '1', latitude: 48, longitude: 2 } }, ['address']],
])('a profile with %s is checked', (_name, change, properties) =>
  expect(checkProfile(change, (url) => url.startsWith('/uploads/')).map((error) => error.property)).toEqual(properties),
);
