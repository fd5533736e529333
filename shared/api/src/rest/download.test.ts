import { clearTokens, storeTokens } from '@petcare/auth';
import { answerRest } from '@petcare/testing';
import { downloadFile } from './download.ts';

const CALENDAR = '/api/client/reservation/{reservation_id}/calendar.ics';
const REFUSED = { success: false, message: '없는 예약이에요.', error: { code: 'NOT_FOUND', message: '없는 예약이에요.' } };
const saved: { name: string; file: Blob }[] = [];
let latest = new Blob();

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => `blob:${(latest = file as Blob).size}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, file: latest });
  };
  storeTokens({ token: `e30.${btoa(JSON.stringify({ userID: '7', exp: 4_102_444_800 }))}.x`, refreshToken: 'first' });
});
afterEach(() => clearTokens());

test('a file of the API is saved under its name', async () => {
  const sent = answerRest({ 'GET /reservation/31/calendar.ics': { status: 200, body: {} } });
  expect(await downloadFile(CALENDAR, 'reservation.ics', { path: { reservation_id: '31' } })).toEqual({ success: true, data: null });
  expect(sent.map(({ call }) => call)).toEqual(['GET /reservation/31/calendar.ics']);
  expect(saved).toEqual([{ name: 'reservation.ics', file: expect.objectContaining({ size: 2 }) }]);
});

test('a refused file is answered with its sentence, and nothing is saved', async () => {
  answerRest({ 'GET /reservation/31/calendar.ics': { status: 404, body: REFUSED } });
  expect(await downloadFile(CALENDAR, 'reservation.ics', { path: { reservation_id: '31' } })).toEqual(REFUSED);
  expect(saved).toEqual([]);
});
