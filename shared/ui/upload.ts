/** Pictures from the visitor's machine. */
export { ImageUpload, type ExistingImage, type ImageUploadProps } from './src/upload/image-upload.tsx';
