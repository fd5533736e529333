import { workplaceSchema, type Workplace } from '@petcare/contracts';
import { createStoredValue } from '@petcare/storage';

const key = 'petcare.workplace';
/** Of each account: what a tab is at stays so, whatever is chosen in another one; a new tab begins with the last choice. */
const inTab = createStoredValue({ key, where: 'tab', schema: workplaceSchema });
const onDevice = createStoredValue({ key, where: 'device', schema: workplaceSchema });

/** The business for which an account works in this tab; null for its own. */
export function workplaceOf(userID: string): Workplace | null {
  const mine = inTab.read(userID);
  if (mine) return mine;
  const last = onDevice.read(userID);
  if (last) inTab.write(last, userID);
  return last;
}

export function writeWorkplace(userID: string, workplace: Workplace | null): void {
  for (const place of [inTab, onDevice]) {
    if (workplace) place.write(workplace, userID);
    else place.remove(userID);
  }
}
