import { siteNow } from '@petcare/auth';
export type CalendarEntry = { id: string; title: string; place: string; startsAt: string; endsAt: string };

const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** An iCalendar file (RFC 5545) with one event: calendars of phones and desktops take it. */
export function calendarFile({ id, title, place, startsAt, endsAt }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//petcare//reservation//KO',
    'BEGIN:VEVENT',
    `UID:reservation-${id}@petcare`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Hand the file to the browser as a download. */
export function downloadCalendarFile(entry: CalendarEntry): void {
  const url = URL.createObjectURL(new Blob([calendarFile(entry, new Date(siteNow()))], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'reservation.ics';
  link.click();
  URL.revokeObjectURL(url);
}
