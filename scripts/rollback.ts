import { movePointer } from './lib/releases/move-pointer.ts';

await movePointer('rollback');
