type Time = { kind: 'time'; minute: number; half: 'am' | 'pm' | undefined; isNextDay: boolean };

/**
 * A time as it was written: parts are the next day, a word before, hour, minute, minute in words, 반, am or pm.
 * Null for one that no clock shows, or that people mean differently (오전 12시).
 */
export function timeOf([, next, before, hourText, minuteText, spelled, half, after]: RegExpExecArray): Time | null {
  const minute = half ? 30 : Number(minuteText || spelled || 0);
  const named = (before || after || '').toLowerCase();
  const hour = hourOf(Number(hourText), named);
  if (hour === undefined || minute > 59 || (hour === 24 && minute > 0)) return null;
  return { kind: 'time', minute: hour * 60 + minute, half: halfOf(named), isNextDay: Boolean(next) };
}

function hourOf(hour: number, named: string): number | undefined {
  if (hour > 24) return undefined;
  switch (named) {
    case '':
      return hour;
    case '오전':
    case '아침':
    case 'am':
      return hour < 12 ? hour : undefined;
    case '새벽':
      return hour <= 6 ? hour : undefined;
    case '낮':
      if (hour < 6) return hour + 12;
      return hour >= 11 && hour < 18 ? hour : undefined;
    case '밤':
      if (hour === 12) return 24;
      if (hour >= 6 && hour < 12) return hour + 12;
      return hour < 6 || hour >= 18 ? hour : undefined;
    default:
      return hour >= 12 ? hour : hour + 12;
  }
}

function halfOf(named: string): Time['half'] {
  if (named === '') return undefined;
  return ['오후', '저녁', 'pm'].includes(named) ? 'pm' : 'am';
}
