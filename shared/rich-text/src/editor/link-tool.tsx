import { Button, tokens } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { linkOf } from './link-address.ts';

/** Asks for the address of a link, below the tools: for the selected words, or as words of its own. */
export function LinkTool({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before.replace(/^mailto:/, ''));
  const [isRefused, setRefused] = useState(false);

  function put() {
    const href = linkOf(typed);
    if (href === null) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onDone();
  }

  function take() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  /** It stands in the form of the text, which an Enter must not send. */
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      put();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <Row role="group" aria-label="링크 추가" onKeyDown={onKey}>
      <TextField
        label="링크 주소"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setRefused(false);
        }}
        placeholder="https://"
        maxLength={2_000}
        errorMessage={isRefused ? '웹 주소나 이메일 주소를 적어 주세요.' : undefined}
      />
      <Buttons>
        <Button size="sm" onPress={put}>
          추가
        </Button>
        {before !== '' && (
          <Button size="sm" variant="secondary" onPress={take}>
            링크 삭제
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={onDone}>
          닫기
        </Button>
      </Buttons>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.sunken};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
