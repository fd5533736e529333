/** Writing what `RichText` shows: heavy, so load it where somebody writes. */
export { RichTextEditor, type RichTextEditorProps } from './src/editor/rich-text-editor.tsx';
