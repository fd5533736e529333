import { rest } from '@petcare/api';
import { focusRing, tokens } from '@petcare/ui';
import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EditorTools } from './editor-tools.tsx';
import { picturesOf } from './pictures-of.ts';

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps {
  /** Read by screen readers. */
  label: string;
  /** HTML; empty where nothing is written. Another text than the last one written takes its place. */
  value: string;
  onChange: (html: string) => void;
  /** What is wrong with it, as a sentence. */
  errorMessage?: string | undefined;
}

// What the server lets through (server/src/platform/text/rich-text.ts), and nothing else.
const extensions = [
  StarterKit.configure({ code: false, codeBlock: false, heading: { levels: [2, 3] }, link: { openOnClick: false } }),
  Image,
];

/** Writes rich text: headings, lists, quotes, links, and pictures by choosing, dropping, pasting and the camera of a phone. */
export function RichTextEditor({ label, value, onChange, errorMessage }: RichTextEditorProps) {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string>();
  const written = useRef(value);

  const editor = useEditor({
    extensions,
    content: value,
    // The page's policy lets no style in that is not its own.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      // What is being written is not the browser's to translate: the editor would take its elements for text of the person.
      attributes: { translate: 'no', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return takeFiles(event.dataTransfer, at);
      },
      // Office programs put a picture of the text beside it.
      handlePaste: (_view, { clipboardData }) => !clipboardData?.getData('text/plain') && takeFiles(clipboardData),
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
  });

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  function takeFiles(data: DataTransfer | null, at?: number): boolean {
    const files = picturesOf(data?.files);
    if (files.length === 0) return false;
    void insert(files, at);
    return true;
  }

  /** One after the other, so that they keep their order. */
  async function insert(files: readonly File[], at?: number) {
    setProblem(undefined);
    setWaiting(files.length);
    if (at !== undefined) editor?.commands.setTextSelection(at);
    for (const file of files) {
      const answer = await rest.post('/api/upload', { form: { file } });
      if (answer.success) editor?.chain().setImage({ src: answer.data.url, alt: '' }).createParagraphNear().run();
      else setProblem(`${file.name}: ${answer.message}`);
      setWaiting((before) => before - 1);
    }
  }

  const said = problem ?? errorMessage;
  return (
    <div>
      <Frame data-invalid={said ? true : undefined}>
        {editor && <EditorTools editor={editor} isWaiting={waiting > 0} onPictures={(files) => void insert(files)} />}
        <EditorContent editor={editor} />
      </Frame>
      <Problem role="alert">{said}</Problem>
    </div>
  );
}

const Frame = styled.div`
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  &:focus-within {
    ${focusRing}
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }
  .ProseMirror {
    min-height: 14rem;
    padding: ${tokens.space[4]};
    outline: none;
    font-size: 1.0625rem;
    line-height: 1.8;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .ProseMirror > * + * {
    margin-top: ${tokens.space[4]};
  }
  .ProseMirror :is(h2, h3) {
    font-weight: ${tokens.font.weight.bold};
  }
  .ProseMirror h2 {
    font-size: ${tokens.font.size.xl};
  }
  .ProseMirror h3 {
    font-size: ${tokens.font.size.lg};
  }
  .ProseMirror ul {
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
  .ProseMirror ol {
    padding-inline-start: ${tokens.space[6]};
    list-style: decimal;
  }
  .ProseMirror a {
    color: ${tokens.color.info};
    text-decoration: underline;
  }
  .ProseMirror blockquote {
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.color.primaryLine};
    color: ${tokens.color.textSoft};
  }
  .ProseMirror img {
    max-width: 100%;
    max-height: 24rem;
    height: auto;
    border-radius: ${tokens.radius.md};
  }
  .ProseMirror img.ProseMirror-selectednode {
    outline: 3px solid ${tokens.color.primary};
  }
  .ProseMirror hr {
    border: 0;
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Problem = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.sm};
`;
