import { createPhotoQueue, problemOf, sendPhoto, type UnsentPhoto } from '@petcare/photos/queue';
import { tokens } from '@petcare/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Frame } from './editor-frame.ts';
import { EditorTools } from './editor-tools.tsx';
import { extensions } from './extensions.ts';
import { withoutGonePictures } from './gone-pictures.ts';
import { createPicturePlaces, type PicturePlaces } from './picture-places.ts';
import { picturesOf } from './pictures-of.ts';
import { UnsentPictures } from './unsent-pictures.tsx';

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps {
  /** Read by screen readers. */
  label: string;
  /** HTML; empty where nothing is written. Another text than the last one written takes its place. */
  value: string;
  onChange: (html: string) => void;
  /** Told whether some of the chosen pictures are not in the text yet, so that the form can wait: see `usePhotoUploads` of `@petcare/photos`. */
  onUnfinished?: (unfinished: 'none' | 'sending' | 'failed') => void;
  /** The stored text, where `value` is a draft. Pictures of the draft that it has not may have been swept, and are asked for once. */
  kept?: string;
  /** The sentence that tells what is wrong with it. */
  errorMessage?: string | undefined;
}

/** Writes rich text: headings, lists, quotes, links, and pictures by choosing, dropping, pasting and the camera of a phone. */
export function RichTextEditor({ label, value, onChange, onUnfinished, kept, errorMessage }: RichTextEditorProps) {
  const [queue] = useState(() => createPhotoQueue((file, options) => sendPhoto(file, { ...options, isPrivate: false })));
  const unsent = useSyncExternalStore(queue.subscribe, queue.unsent, queue.unsent);
  const [problem, setProblem] = useState<string>();
  const written = useRef(value);
  const places = useRef<PicturePlaces>(null);

  const editor = useEditor({
    extensions,
    content: unwrapped(value),
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
    editor.commands.setContent(unwrapped(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (!editor) return undefined;
    const kept = createPicturePlaces(editor);
    places.current = kept;
    const stopListening = queue.onStored(({ url }, file) => kept.put(file, url));
    addEventListener('online', queue.resume);
    return () => {
      removeEventListener('online', queue.resume);
      stopListening();
      queue.stop();
      kept.stop();
    };
  }, [editor, queue]);

  const look = useEffectEvent(async (isWanted: () => boolean) => {
    if (kept === undefined) return;
    const { html, count } = await withoutGonePictures(value, kept);
    if (count === 0 || !isWanted() || written.current !== value) return;
    setProblem(`올려 둔 사진 ${count}장은 하루가 지나 삭제됐어요. 다시 올려 주세요. 나머지는 그대로 있어요.`);
    onChange(html);
  });
  useEffect(() => {
    let isShown = true;
    void look(() => isShown);
    return () => {
      isShown = false;
    };
  }, []);

  const unfinished = unsent.length === 0 ? 'none' : unsent.some((photo) => photo.problem === null) ? 'sending' : 'failed';
  const tell = useEffectEvent(() => onUnfinished?.(unfinished));
  const end = useEffectEvent(() => onUnfinished?.('none'));
  useEffect(() => tell(), [unfinished]);
  // What goes with it is on its way no more.
  useEffect(() => () => end(), []);

  function takeFiles(data: DataTransfer | null, at?: number): boolean {
    const files = picturesOf(data?.files);
    if (files.length === 0) return false;
    insert(files, at);
    return true;
  }

  /** The place of the cursor, unless they were dropped elsewhere. */
  function insert(files: readonly File[], at = editor?.state.selection.to) {
    if (at === undefined) return;
    const problems = files.flatMap((file) => {
      const said = problemOf(file, false);
      return said === null ? [] : [`${file.name}: ${said}`];
    });
    setProblem(problems.length > 0 ? problems.join(' ') : undefined);
    const taken = files.filter((file) => problemOf(file, false) === null);
    places.current?.keep(taken, at);
    queue.add(taken);
  }

  function remove({ id, file }: UnsentPhoto) {
    places.current?.forget(file);
    queue.remove(id);
  }

  const said = problem ?? errorMessage;
  return (
    <div>
      <Frame data-invalid={said ? true : undefined}>
        {editor && <EditorTools editor={editor} onPictures={insert} />}
        <UnsentPictures unsent={unsent} queue={queue} onRemove={remove} />
        <EditorContent editor={editor} />
      </Frame>
      <Problem role="alert">{said}</Problem>
    </div>
  );
}

/** A picture alone in its paragraph, as a plain field wrote it, is a block of its own here: without this each would leave an empty line. */
const unwrapped = (html: string) => html.replace(/<p>\s*(<img\b[^>]*>)\s*<\/p>/g, '$1');

const Problem = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.sm};
`;
