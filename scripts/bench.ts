import { benchNames, runBench } from './lib/tests/benches.ts';

const [name = '', ...more] = process.argv.slice(2);
if (!benchNames.includes(name)) {
  console.error(`Usage: npm run bench ${benchNames.join('|')} [-- --smallest, or what it tries]`);
  process.exit(2);
}

const leave = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => leave.abort());
process.channel?.unref();
process.exitCode = await runBench(name, more, leave.signal);
