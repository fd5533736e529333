import { movePointer } from './lib/move-pointer.ts';

await movePointer('promote');
