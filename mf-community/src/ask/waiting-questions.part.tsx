import { graphql } from '@petcare/api';
import { answerOf, useNow } from '@petcare/remote';
import { formatNumber, formatRelative, LinkButton, Skeleton, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { postPath, questions } from '../board/boards.ts';

const WaitingQuestionsPart_Questions = graphql(`
  query WaitingQuestionsPart_Questions {
    waiting: getQuestionCount(state: waiting)
    getQuestionsByPage(state: waiting, page: 1, count: 3) {
      id
      idx
      title
      timestamp {
        createdAt
      }
    }
  }
`);

/** Guardians' questions that no vet has answered yet, for a hospital; stands in a slot of its start page. */
export function WaitingQuestionsPart() {
  const now = useNow();
  const { standIn, data } = answerOf(useQuery({ query: WaitingQuestionsPart_Questions }), <Skeleton variant="list" count={3} />, {
    title: '질문을 불러오지 못했어요.',
  });
  if (standIn) return standIn;
  return (
    <Stack gap={4}>
      {data.waiting === 0 ? (
        <p>답변을 기다리는 질문이 없어요.</p>
      ) : (
        <List>
          {data.getQuestionsByPage.map(({ id, idx, title, timestamp }) => (
            <li key={id}>
              <Link to={postPath(questions, idx)}>{title}</Link>
              <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
            </li>
          ))}
        </List>
      )}
      <LinkButton to="/bizpage/counseling" variant="secondary" icon="message">
        {data.waiting > 0 ? `답변 대기 ${formatNumber(data.waiting)}개 보기` : '질문 모두 보기'}
      </LinkButton>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    overflow: hidden;
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;
