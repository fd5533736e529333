import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** The places of pictures that are on their way, in the order in which they were chosen, however the text changes meanwhile. */
export type PicturePlaces = {
  /** Keeps `at` for these pictures. */
  keep(files: readonly File[], at: number): void;
  forget(file: File): void;
  /** Puts a picture where its place is now. A syllable that is being composed is waited for. */
  put(file: File, src: string): Promise<void>;
  stop(): void;
};

export function createPicturePlaces(editor: Editor): PicturePlaces {
  const places = new Map<File, number>();
  let placing: File | null = null;

  /** Order at one place: text that is written there comes behind it; of pictures with one place the first chosen stands first. */
  const follow = ({ transaction }: { transaction: Transaction }) => {
    if (!transaction.docChanged) return;
    let isBehind = false;
    for (const [file, at] of places) {
      places.set(file, transaction.mapping.map(at, isBehind ? 1 : -1));
      if (file === placing) isBehind = true;
    }
  };
  editor.on('transaction', follow);

  return {
    keep(files, at) {
      for (const file of files) places.set(file, at);
    },
    forget: (file) => void places.delete(file),
    async put(file, src) {
      const { dom } = editor.view;
      if (editor.view.composing) await new Promise((ended) => dom.addEventListener('compositionend', ended, { once: true }));
      const at = places.get(file);
      if (editor.isDestroyed || at === undefined) return;
      const { from, to } = editor.state.selection;
      const isWhereTheyWrite = from <= at && at <= to;
      placing = file;
      if (isWhereTheyWrite)
        editor
          .chain()
          .insertContentAt(at, { type: 'image', attrs: { src, alt: '' } })
          .createParagraphNear()
          .run();
      else editor.commands.insertContentAt(at, { type: 'image', attrs: { src, alt: '' } }, { updateSelection: false });
      placing = null;
      places.delete(file);
    },
    stop: () => void editor.off('transaction', follow),
  };
}
