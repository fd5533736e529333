const KEY = 'petcare.counted-visits';
const REMEMBERED = 50;

/** True the first time in this tab: a reload or going back is no new visit. */
export function countOnce(visit: string): boolean {
  try {
    const counted = (sessionStorage.getItem(KEY) ?? '').split(',');
    if (counted.includes(visit)) return false;
    sessionStorage.setItem(KEY, [...counted, visit].slice(-REMEMBERED).join(','));
  } catch {
    // Without a storage each opening counts.
  }
  return true;
}
