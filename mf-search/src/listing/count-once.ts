import { createStoredText } from '@petcare/storage';

const REMEMBERED = 50;
const counted = createStoredText({ key: 'petcare.counted-visits', where: 'tab' });

/** True the first time in this tab: a reload or going back is no new visit. */
export function countOnce(visit: string): boolean {
  const before = (counted.read() ?? '').split(',');
  if (before.includes(visit)) return false;
  counted.write([...before, visit].slice(-REMEMBERED).join(','));
  return true;
}
