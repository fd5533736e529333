import { calendarFile } from './calendar-file.ts';

test('writes an event in UTC with escaped texts and CRLF lines', () => {
  const file = calendarFile(
    {
      id: '7',
      title: '구로동물병원 예약',
      place: '서울특별시 구로구, 1층; 정문',
      startsAt: '2026-11-23T00:30:00.000Z',
      endsAt: '2026-11-23T01:00:00.000Z',
    },
    new Date('2026-11-21T00:00:00Z'),
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//petcare//reservation//KO',
    'BEGIN:VEVENT',
    'UID:reservation-7@petcare',
    'DTSTAMP:20261121T000000Z',
    'DTSTART:20261123T003000Z',
    'DTEND:20261123T010000Z',
    'SUMMARY:구로동물병원 예약',
    'LOCATION:서울특별시 구로구\\, 1층\\; 정문',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
