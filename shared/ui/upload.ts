/** Files from the visitor's machine. */
export { FileField, type FileFieldProps } from './src/upload/file-field.tsx';
export { ImageUpload, type ExistingImage, type ImageUploadProps } from './src/upload/image-upload.tsx';
