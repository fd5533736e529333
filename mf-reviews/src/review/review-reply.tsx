import { useNow } from '@petcare/remote';
import { formatRelative, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { kinds } from './kinds.ts';
import type { Review } from './review.ts';

export function ReviewReply({ kind, reply }: Pick<Review, 'kind'> & { reply: NonNullable<Review['reply']> }) {
  const { createdAt } = reply.timestamp;
  return (
    <Frame>
      <Head>
        <b>{kinds[kind].noun}의 답글</b>
        <time dateTime={createdAt}>{formatRelative(createdAt, useNow())}</time>
      </Head>
      <Words>{reply.content}</Words>
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.accentSoft};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  font-size: ${tokens.font.size.sm};
  b {
    color: ${tokens.color.accent};
  }
  time {
    color: ${tokens.color.textMute};
  }
`;

const Words = styled.p`
  margin: ${tokens.space[1]} 0 0;
  line-height: 1.65;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
