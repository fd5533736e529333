import { writeTypes } from './types.ts';

await writeTypes();
