import { tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

// About five lines of a card: what is longer is folded.
const FOLD_AT = 180;

/** A review's text, its line breaks kept, a long one folded until asked for. */
export function ReviewText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLD_AT || text.split('\n').length > 5;
  return (
    <div>
      <Text $folded={isLong && !isOpen}>{text}</Text>
      {isLong && (
        <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '접기' : '더 보기'}
        </More>
      )}
    </div>
  );
}

const Text = styled.p<{ $folded: boolean }>`
  margin: 0;
  line-height: 1.7;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $folded }) => $folded && 'display: -webkit-box; -webkit-line-clamp: 5; -webkit-box-orient: vertical; overflow: hidden;'}
`;

const More = styled.button`
  min-height: ${tokens.touchTarget};
  margin-bottom: -${tokens.space[2]};
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.textMute};
  font: inherit;
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: underline;
  cursor: pointer;
`;
