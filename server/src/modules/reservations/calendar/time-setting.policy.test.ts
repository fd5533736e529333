import type { TimeSetting } from '../record/slots.policy.ts';
import { checkTimeSetting, defaultTimeSetting } from './time-setting.policy.ts';

test.each<[string, Partial<TimeSetting>, string[]]>([
  ['the default', {}, []],
  ['own times', { timeType: 1, timeStart: '09:00', timeEnd: '18:00' }, []],
  ['own times without an end', { timeType: 1, timeStart: '09:00' }, ['timeEnd']],
  ['times that run backwards', { timeType: 1, timeStart: '18:00', timeEnd: '09:00' }, ['timeEnd']],
  ['times that are not used may be anything', { timeStart: '18:00', timeEnd: '09:00' }, []],
  ['an unknown type', { termType: 2 }, ['termType']],
  ['a term of one day', { termType: 1, termStartDate: '2026-12-01', termEndDate: '2026-12-01' }, []],
  ['a term without a start', { termType: 1, termEndDate: '2026-12-01' }, ['termStartDate']],
  ['Saturday and Sunday of their own', { saturdayTimeSetting: 1, sundayTimeSetting: 1 }, ['saturdayTimeStart', 'sundayTimeStart']],
  ['an empty lunch', { launchTimeSetting: true, launchTimeStart: '12:00', launchTimeEnd: '12:00' }, ['launchTimeEnd']],
  ['slots of four minutes, for nobody', { slotMinutes: 4, capacity: 0 }, ['slotMinutes', 'capacity']],
  ['an exclude that runs backwards', { excludes: [{ startDate: '2026-12-02', endDate: '2026-12-01' }] }, ['excludes.0.endDate']],
])('time setting: %s', (_name, change, properties) => {
  expect(checkTimeSetting({ ...defaultTimeSetting, ...change }).map(({ property }) => property)).toEqual(properties);
});
