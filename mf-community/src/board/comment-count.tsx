import { tokens, VisuallyHidden } from '@petcare/ui';
import { styled } from 'styled-components';

/** The number of comments that a title in a list has; nothing when there are none. */
export function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Count>
      <VisuallyHidden>댓글 {count}개</VisuallyHidden>
      <span aria-hidden>[{count}]</span>
    </Count>
  );
}

const Count = styled.span`
  flex: none;
  color: ${tokens.color.primary};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
