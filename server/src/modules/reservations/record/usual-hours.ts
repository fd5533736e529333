import type { WeeklyHours } from '../../opening-hours/index.ts';

const DAY = { open: '09:00', close: '18:00' };

/** Of a business that has told nobody its hours: usual ones, since it confirms every request itself. */
export const usualHours: WeeklyHours = [null, DAY, DAY, DAY, DAY, DAY, { open: '09:00', close: '13:00' }];
