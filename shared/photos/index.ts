import { lazyPiece } from '@petcare/remote';
import { createElement } from 'react';
import { FieldSkeleton } from './src/field-skeleton.tsx';
import type { PhotoFieldProps } from './src/photo-field-props.ts';

export { PictureOrStandIn, type PictureOrStandInProps } from './src/picture-or-stand-in.tsx';
export { usePhotoUploads, type PhotoUploads } from './src/use-photo-uploads.ts';
export { PictureStrip, type PictureStripProps } from './src/picture-strip.tsx';
export { type KeptPhoto, type PhotoFieldProps, type Unfinished } from './src/photo-field-props.ts';

/**
 * The pictures of a form, sent to the person's waiting place as soon as they are chosen: by file, camera, dragging and
 * pasting; in an order that can be dragged or stepped; with progress, cancelling and trying again at each, and going on by
 * itself when the connection comes back. The form holds the addresses alone, and sends them with the rest. Loaded when shown.
 *
 * ```tsx
 * const photos = usePhotoUploads<'files'>();
 * // to `useCheckedForm`: check: (values) => ({ ...checkReview(values), ...photos.problems }), waits: photos.isSending
 * <PhotoField label="사진" value={values.files} onChange={(files) => change({ files })} onUnfinished={photos.of('files')}
 *   kept={review.files.map(({ filepath }) => ({ id: filepath, url: filepath }))} refused={form.refused} maxCount={10} />
 * ```
 */
export const PhotoField = lazyPiece<PhotoFieldProps>(
  () => import('./src/photo-field.tsx').then((m) => m.PhotoField),
  createElement(FieldSkeleton),
);
