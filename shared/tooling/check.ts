export { eventFaults } from './src/check/event-faults.ts';
export { offerFaults } from './src/check/offer-faults.ts';
export { operationFaults } from './src/check/operation-faults.ts';
export { runCheck, type Check } from './src/check/run-check.ts';
export { staleNames, usedForeignNames } from './src/types/stale-names.ts';
export { styleFaults } from './src/check/style-faults.ts';
export { sourcesOf } from './src/check/sources-of.ts';
