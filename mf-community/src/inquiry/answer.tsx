import { formatDateTime, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The answer of an operator. */
export function Answer({ answer: { content, createdAt } }: { answer: { content: string; createdAt: string } }) {
  return (
    <Frame aria-label="답변">
      <Head>
        <h2>펫케어 운영팀의 답변</h2>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Head>
      <Words>{content}</Words>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.primaryLine};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.primarySoft};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};

  h2 {
    font-size: ${tokens.font.size.md};
    font-weight: ${tokens.font.weight.bold};
  }

  time {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
`;

const Words = styled.p`
  line-height: 1.75;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
