import { testsOfTimes } from './slots.property.ts';

testsOfTimes(10_000);
