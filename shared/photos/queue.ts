/** Sending chosen pictures one after the other, with progress, trying again, and going on when the connection is back: for what shows them its own way. */
export { createPhotoQueue, type PhotoQueue, type UnsentPhoto } from './src/photo-queue.ts';
export { acceptedKinds, problemOf } from './src/check-photo.ts';
export { sendPhoto, type SendOutcome } from './src/send-photo.ts';
