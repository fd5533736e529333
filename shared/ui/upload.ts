/** Files from the visitor's machine. */
export { FileField, type FileFieldProps } from './src/upload/file-field.tsx';
