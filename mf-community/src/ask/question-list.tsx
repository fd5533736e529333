import { useNow } from '@petcare/remote';
import { Badge, focusRing, formatNumber, formatRelative, Picture, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf } from '../board/author-name.tsx';
import type { ListedPost } from '../board/listed-post.ts';
import { plainText } from '../writing/plain-text.ts';
import { Begin, Facts, Title } from './post-words.styles.ts';

type Props = { posts: readonly ListedPost[]; pathOf: (idx: number) => string };

/** Questions with how they begin, what they are about, and whether they are answered. */
export function QuestionList({ posts, pathOf }: Props) {
  const now = useNow();
  return (
    <List>
      {posts.map(
        ({ id, idx, title, content, category, picture, petKind, symptom, answerCount, acceptedCommentId, view, user, timestamp }) => (
          <li key={id}>
            <Row to={pathOf(idx)}>
              <Words>
                <Marks>
                  <State answerCount={answerCount} isAccepted={acceptedCommentId !== null} />
                  {category && <Badge>{category}</Badge>}
                </Marks>
                <Title>{title}</Title>
                <Begin>{plainText(content)}</Begin>
                <Facts>
                  {[petKind, symptom].filter(Boolean).map((fact) => (
                    <b key={fact}>{fact}</b>
                  ))}
                  <span>{nameOf(user)}</span>
                  <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
                  <span>조회 {formatNumber(view)}</span>
                </Facts>
              </Words>
              {picture && (
                <Thumb>
                  <Picture src={picture} alt="사진 있음" sizes="5rem" ratio={1} />
                </Thumb>
              )}
            </Row>
          </li>
        ),
      )}
    </List>
  );
}

function State({ answerCount, isAccepted }: { answerCount: number; isAccepted: boolean }) {
  if (isAccepted) return <Badge tone="success">채택 완료</Badge>;
  return answerCount > 0 ? <Badge tone="primary">답변 {formatNumber(answerCount)}</Badge> : <Badge tone="warn">답변 대기</Badge>;
}

const List = styled.ul`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow: hidden;

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Row = styled(Link)`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]};

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[2]};
  min-width: 0;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

const Thumb = styled.span`
  flex: none;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
`;
