import { aTimeSetting } from '../testing/a-time-setting.ts';
import { checkTime, inputOf, valuesOf, type TimeValues } from './time-setting.ts';

const values = (given: Partial<TimeValues> = {}) => ({ ...valuesOf(aTimeSetting()), ...given });

test('the draft sends back what was stored, with seconds and ids left out', () => {
  const setting = aTimeSetting({
    timeType: 1,
    timeStart: '09:00:00',
    timeEnd: '18:00:00',
    excludes: [{ startDate: '2026-12-24', endDate: '2026-12-26' }],
  });
  expect(inputOf(valuesOf(setting))).toEqual({ ...setting, timeStart: '09:00', timeEnd: '18:00' });
});

test.each<[string, Partial<TimeValues>, string[]]>([
  ['nothing of its own', {}, []],
  ['a term without an end', { termType: 1, termStartDate: '2026-12-01' }, ['termEndDate']],
  ['a term of one day', { termType: 1, termStartDate: '2026-12-01', termEndDate: '2026-12-01' }, []],
  ['no start', { timeType: 1, timeEnd: '18:00' }, ['timeStart']],
  ['an end before its start', { timeType: 1, timeStart: '18:00', timeEnd: '09:00' }, ['timeEnd']],
  ['times that are not used', { timeType: 0, timeStart: '18:00', timeEnd: '09:00' }, []],
  ['a Saturday of its own without times', { saturdayTimeSetting: 1 }, ['saturdayTimeStart']],
  ['a closed Saturday without times', { saturdayReservation: false, saturdayTimeSetting: 1 }, []],
  ['a lunch without length', { launchTimeSetting: true, launchTimeStart: '12:00', launchTimeEnd: '12:00' }, ['launchTimeEnd']],
  ['too short a slot', { slotMinutes: '4' }, ['slotMinutes']],
  ['a capacity that is no number', { capacity: '두 명' }, ['capacity']],
  ['an empty range', { excludes: [{ startDate: '2026-12-01', endDate: null }] }, ['excludes']],
  ['a range that ends before it starts', { excludes: [{ startDate: '2026-12-02', endDate: '2026-12-01' }] }, ['excludes']],
])('%s is refused at %p', (_name, given, fields) => expect(Object.keys(checkTime(values(given)))).toEqual(fields));
