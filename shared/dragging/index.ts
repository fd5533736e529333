/** Dragging by mouse and by finger (docs/decisions/183-dragging.md). What is dragged can be moved by the keyboard too: each list says how. */
export { useDrag, type DragPoint, type DragSettings } from './src/use-drag.ts';
export { moved } from './src/moved.ts';
