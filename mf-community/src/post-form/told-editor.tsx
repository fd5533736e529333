import { RichTextEditor, type RichTextEditorProps } from '@petcare/rich-text/editor';
import { useEffect, useEffectEvent } from 'react';

/** The editor, which tells when it is there. */
export function ToldEditor({ onReady, ...props }: RichTextEditorProps & { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return <RichTextEditor {...props} />;
}
