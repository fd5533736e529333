import type { Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';

/** One suggestion of a `SuggestField`: `text` is what it is called, `note` what it is, read and shown behind it. */
export interface Suggestion {
  id: string;
  text: string;
  note?: string;
  icon: IconName;
}

interface SuggestListProps<Known extends Suggestion> {
  ref: Ref<HTMLUListElement>;
  id: string;
  optionId: (index: number) => string;
  typed: string;
  suggestions: readonly Known[];
  marked: string | null;
  onMark: (id: string) => void;
  onChoose: (suggestion: Known) => void;
}

/** The list below the box. The focus stays in the box, so a press on it must not take the focus away. */
export function SuggestList<Known extends Suggestion>({
  ref,
  id,
  optionId,
  typed,
  suggestions,
  marked,
  onMark,
  onChoose,
}: SuggestListProps<Known>) {
  return (
    <List
      ref={ref}
      id={id}
      role="listbox"
      aria-label="추천 검색어"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.id}
          id={optionId(index)}
          role="option"
          aria-label={[suggestion.text, suggestion.note].filter(Boolean).join(', ')}
          aria-selected={suggestion.id === marked}
          onPointerMove={() => onMark(suggestion.id)}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name={suggestion.icon} size={18} />
          <Words>
            <Name>
              <Marked text={suggestion.text} part={typed.trim()} />
            </Name>
            {suggestion.note && <Note>{suggestion.note}</Note>}
          </Words>
        </Option>
      ))}
    </List>
  );
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Match>{text.slice(at, at + part.length)}</Match>
      {text.slice(at + part.length)}
    </>
  );
}

const List = styled.ul`
  position: absolute;
  inset: calc(100% + 0.375rem) 0 auto;
  z-index: 10;
  max-height: min(24rem, 60vh);
  margin: 0;
  padding: ${tokens.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[2]};
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${tokens.color.textMute};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.primarySoft};
  }
  &[aria-selected='true'] > svg {
    color: ${tokens.color.primary};
  }
`;

/** Below each other on a phone, where both can be long. */
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[3]};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Match = styled.strong`
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
`;

const Note = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
