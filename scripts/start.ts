import { startSite } from './lib/site/site.ts';

const port = Number(process.env['PORT'] ?? 4000);
const production = process.env['NODE_ENV'] === 'production';
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
  process.exit(1);
}
// The terminal may go before we do.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const site = startSite({ port, production, say: (line) => console.log(line) });

let leaving = false;
async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  await site.stop();
  process.exit(code);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void leave(0));
process.on('disconnect', () => void leave(0));

try {
  const url = await site.ready;
  if (!leaving) console.log(`펫케어 is running at ${url}`);
  if (!leaving && !production) console.log('Demo accounts: guardian@, hospital@, pharmacy@, company@petcare.test, password petcare-1234');
} catch (error) {
  if (!leaving) console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
