import { Icon, VisuallyHidden } from '@petcare/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { movedPicture, type Way } from './moved-picture.ts';
import { ToolButton } from './tool-button.ts';

const ways = [
  { way: -1, label: '사진 위로 이동', icon: 'chevron-up', said: '사진을 위로 이동했어요.', keys: 'Alt+ArrowUp' },
  { way: 1, label: '사진 아래로 이동', icon: 'chevron-down', said: '사진을 아래로 이동했어요.', keys: 'Alt+ArrowDown' },
] as const;

/** Moves the chosen picture; always in the row, so that choosing one pushes nothing down. */
export function PictureTools({ editor }: { editor: Editor }) {
  const [said, setSaid] = useState('');
  const isPossible = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ways.map(({ way }) => movedPicture(state, way) !== null),
  });

  function move(way: Way, words: string) {
    const moved = movedPicture(editor.state, way);
    if (moved === null) return;
    editor.view.dispatch(moved);
    setSaid(words);
  }

  return (
    <>
      {ways.map(({ way, label, icon, said: words, keys }, index) => (
        <ToolButton
          key={way}
          type="button"
          aria-label={label}
          title={label}
          aria-keyshortcuts={keys}
          // One that gets to the end keeps the focus.
          aria-disabled={!isPossible[index]}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => move(way, words)}
        >
          <Icon name={icon} size={20} />
        </ToolButton>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
