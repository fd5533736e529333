import { RichTextEditor, type RichTextEditorProps } from '@petcare/rich-text/editor';
import { useEffect, useEffectEvent } from 'react';

/** The editor, which tells when it is there with its text: its own effect makes it, and the next frame shows it. */
export function ToldEditor({ onReady, ...props }: RichTextEditorProps & { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => tell());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <RichTextEditor {...props} />;
}
