/** The processes of this machine, their ports and their log files: for whoever starts them, in tests too. */
export { freePort, isAlive, signal, until } from './src/processes.ts';
export { putAsideIfFull, roomFor, watchLogs } from './src/log-files.ts';
/** A collector of traces on loopback, for tests. */
export { startCollector } from './src/testing/collector.ts';
