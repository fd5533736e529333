import { createPasswords } from '../../server/src/modules/accounts/passwords/passwords.ts';
import { strongPasswordCost } from '../../server/src/platform/config.ts';

/** Right passwords told a second, so many at once, by what the server uses for it. */
const [seconds = 1, atOnce = 1] = process.argv.slice(2).map(Number);
const passwords = createPasswords(strongPasswordCost);
const hash = await passwords.hash('petcare-1234');

async function rateOf(length: number): Promise<number> {
  let done = 0;
  const started = performance.now();
  const hasTime = () => performance.now() - started < length * 1000;
  const work = async () => {
    for (; hasTime(); done += 1) await passwords.matches('petcare-1234', hash);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (done / (performance.now() - started)) * 1000;
}

await rateOf(0.5);
process.send?.(String(await rateOf(seconds)));
process.disconnect?.();
