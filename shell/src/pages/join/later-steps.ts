/** The parts of joining behind its first step, in one file. */
export { EndStep } from './end-step.tsx';
export { PersonFields } from './person-fields.tsx';
