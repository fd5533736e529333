import { Icon, media, tokens } from '@petcare/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkTool } from './link-tool.tsx';
import { PictureTools } from './picture-tools.tsx';
import { picturesOf } from './pictures-of.ts';
import { ToolButton } from './tool-button.ts';

type Tool = { label: string; sign: ReactNode; isOn: (editor: Editor) => boolean; act: (editor: Editor) => void };

const tools: readonly Tool[] = [
  {
    label: '큰 제목',
    sign: '제목',
    isOn: (e) => e.isActive('heading', { level: 2 }),
    act: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: '작은 제목',
    sign: '소제목',
    isOn: (e) => e.isActive('heading', { level: 3 }),
    act: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { label: '굵게', sign: <b>가</b>, isOn: (e) => e.isActive('bold'), act: (e) => e.chain().focus().toggleBold().run() },
  { label: '기울이기', sign: <i>가</i>, isOn: (e) => e.isActive('italic'), act: (e) => e.chain().focus().toggleItalic().run() },
  { label: '밑줄', sign: <u>가</u>, isOn: (e) => e.isActive('underline'), act: (e) => e.chain().focus().toggleUnderline().run() },
  { label: '목록', sign: '•', isOn: (e) => e.isActive('bulletList'), act: (e) => e.chain().focus().toggleBulletList().run() },
  { label: '번호 목록', sign: '1.', isOn: (e) => e.isActive('orderedList'), act: (e) => e.chain().focus().toggleOrderedList().run() },
  { label: '인용', sign: '❝', isOn: (e) => e.isActive('blockquote'), act: (e) => e.chain().focus().toggleBlockquote().run() },
];

/** The row of tools above the text. */
export function EditorTools({ editor, onPictures }: { editor: Editor; onPictures: (files: File[]) => void }) {
  const [chooser, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [isLinking, setLinking] = useState(false);
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const on = useEditorState({ editor, selector: ({ editor: current }) => tools.map(({ isOn }) => isOn(current)) });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPictures(picturesOf(currentTarget.files));
    // The same file may be chosen once more.
    currentTarget.value = '';
  };
  return (
    <>
      <Bar role="toolbar" aria-label="글 꾸미기">
        <ToolButton type="button" aria-label="사진 추가" title="사진 추가" onClick={() => chooser.current?.click()}>
          <Icon name="image" size={20} />
        </ToolButton>
        <OnTouch type="button" aria-label="사진 찍어 추가" title="사진 찍어 추가" onClick={() => camera.current?.click()}>
          <Icon name="camera" size={20} />
        </OnTouch>
        {tools.map(({ label, sign, act }, index) => (
          // The selection stays where it is: a press must not take the focus out of the text.
          <ToolButton
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={on[index]}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => act(editor)}
          >
            {sign}
          </ToolButton>
        ))}
        <ToolButton
          type="button"
          aria-label="링크"
          title="링크"
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setLinking((before) => !before)}
        >
          링크
        </ToolButton>
        <PictureTools editor={editor} />
        <input ref={chooser} type="file" accept="image/*" multiple hidden aria-label="글에 넣을 사진" onChange={choose} />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="글에 넣을, 지금 찍는 사진"
          onChange={choose}
        />
      </Bar>
      {isLinking && <LinkTool editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.color.border};
  ${media.belowTablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    & > button {
      flex: none;
    }
  }
`;

/** Of devices that have a camera in the hand; their choosers of several pictures offer none everywhere. */
const OnTouch = styled(ToolButton)`
  @media not (pointer: coarse) {
    display: none;
  }
`;
