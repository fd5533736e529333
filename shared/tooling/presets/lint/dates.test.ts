import { RuleTester } from 'eslint';
// @ts-expect-error: it is plain JavaScript, as ESLint reads it.
import { dates } from './eslint-dates.js';

// RuleTester brings its own `describe` and `it`, which are Jest's here.
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

const refused = (messageId: 'native' | 'time' | 'said') => (code: string) => ({ code, errors: [{ messageId }] });

tester.run('petcare/dates', dates as never, {
  valid: [
    '<DatePicker value={date} />',
    '<TextField type="time" value={time} />',
    '<b>{formatTime(entry.time)}</b>',
    '<b>{entry.timeLeft}</b>',
    '<b aria-label={spokenDate(date, time)}>{formatDate(date)}</b>',
    '<Link to={`/reservation?time=${time}`}>예약</Link>',
    '<li key={`${entry.date} ${entry.time}`} />',
    'const slot = `${date} ${time}`',
  ],
  invalid: [
    ...['<TextField type="date" />', '<input type="month" />', '<input type="datetime-local" />'].map(refused('native')),
    ...[
      '<b>{entry.time}</b>',
      '<b>{time}</b>',
      '<b>{timeOf(minutes)}</b>',
      '<b>{`${day.open}부터`}</b>',
      '<Row label={`${time} 예약`} />',
      '<Row title={`${hours.close}까지`} />',
    ].map(refused('time')),
    ...['<b aria-label={formatDate(date)} />', '<b aria-label={`${guest} ${formatTime(time)}`} />'].map(refused('said')),
  ],
});
