import { testsOfTimes } from './slots.property.ts';

testsOfTimes(1_000);
