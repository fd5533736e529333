export { eventFaults } from './check/event-faults.ts';
export { offerFaults } from './check/offer-faults.ts';
export { operationFaults } from './check/operation-faults.ts';
export { runCheck, type Check } from './check/run-check.ts';
export { staleNames, usedForeignNames } from './types/stale-names.ts';
export { styleFaults } from './check/style-faults.ts';
export { sourcesOf } from './check/sources-of.ts';
