import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import {
  EmptyState,
  focusRing,
  formatDate,
  LinkButton,
  media,
  PageTitle,
  Pagination,
  Skeleton,
  Stack,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { AnswerBadge } from './answer-badge.tsx';
import { INPUT_PATH, inquiryPath, LIST_PATH } from './inquiries.ts';

const COUNT = 10;

const InquiriesPage_Inquiries = graphql(`
  query InquiriesPage_Inquiries($page: Int, $count: Int) {
    getMyInquiriesByPage(page: $page, count: $count) {
      id
      category
      title
      answer {
        createdAt
      }
      timestamp {
        createdAt
      }
    }
    getMyInquiryCount
  }
`);

/** A guardian's own inquiries. */
export function InquiriesPage() {
  return (
    <>
      <PageTitle
        description="궁금한 점이나 불편한 점을 물어보세요. 답변이 달리면 메일로 알려 드려요."
        actions={
          <LinkButton to={INPUT_PATH} icon="edit">
            문의하기
          </LinkButton>
        }
      >
        1:1 문의
      </PageTitle>
      <Inquiries />
    </>
  );
}

function Inquiries() {
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data, isLoading } = answerOf(
    useQuery({ query: InquiriesPage_Inquiries, variables: { page, count: COUNT } }),
    <Skeleton variant="list" count={4} />,
  );
  if (standIn) return standIn;
  if (data.getMyInquiriesByPage.length === 0 && !isLoading)
    return (
      <EmptyState
        icon="message"
        title={page === 1 ? '아직 남긴 문의가 없어요.' : '이 페이지에는 문의가 없어요.'}
        description={page === 1 && '자주 묻는 질문에 이미 답이 있을지도 몰라요.'}
        action={
          <LinkButton to={page === 1 ? '/faq' : LIST_PATH} variant="secondary">
            {page === 1 ? '자주 묻는 질문 보기' : '첫 페이지로 가기'}
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap={6}>
      <List>
        {data.getMyInquiriesByPage.map(({ id, category, title, answer, timestamp }) => (
          <li key={id}>
            <Row to={inquiryPath(id)}>
              <AnswerBadge isAnswered={answer !== null} />
              <Title>{title}</Title>
              <Facts>
                <span>{category}</span>
                <time dateTime={timestamp.createdAt}>{formatDate(timestamp.createdAt)}</time>
              </Facts>
            </Row>
          </li>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.getMyInquiryCount} hrefOf={hrefOf} />
    </Stack>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Row = styled(Link)`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[1]};

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.primarySoft};
    }
  }

  ${media.tablet} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    align-items: center;
    padding: ${tokens.space[4]};
  }
`;

const Title = styled.span`
  min-width: 0;
  font-weight: ${tokens.font.weight.medium};
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
