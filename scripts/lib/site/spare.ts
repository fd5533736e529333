// A process that has loaded what a service consists of, and waits until it is told to be that service.
import { once } from 'node:events';
import { resolve } from 'node:path';

const { SPARE_ENTRY: entry = '', SPARE_LOADS: loads = '' } = process.env;

await import(resolve(loads));
// While it waits, the channel is the one reason to stay.
process.channel?.ref();
const told = once(process, 'message');
await told;
process.channel?.unref();
// As it is called when it is started directly.
process.title = `node --import tsx --import ./scripts/lib/site/die-with-parent.ts ${entry}`;
await import(resolve(entry));
