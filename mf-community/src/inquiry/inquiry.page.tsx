import { graphql, isNotFound } from '@petcare/api';
import { PictureStrip } from '@petcare/photos';
import { answerOf } from '@petcare/remote';
import { formatDateTime, Icon, LinkButton, Skeleton, Stack, tokens } from '@petcare/ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { AnswerBadge } from './answer-badge.tsx';
import { Answer } from './answer.tsx';
import { INPUT_PATH, LIST_PATH } from './inquiries.ts';
import { MissingInquiry } from './missing-inquiry.tsx';
import { OwnInquiryActions } from './own-inquiry-actions.tsx';

const InquiryPage_Inquiry = graphql(`
  query InquiryPage_Inquiry($inquiryId: ID!) {
    getMyInquiry(inquiryId: $inquiryId) {
      id
      category
      title
      content
      pictures {
        id
        url
      }
      answer {
        content
        createdAt
      }
      timestamp {
        createdAt
        updatedAt
      }
    }
  }
`);

/** One inquiry with its answer. */
export function InquiryPage() {
  const id = useParams()['id'] ?? '';
  const { standIn, data, error } = answerOf(
    useQuery({ query: InquiryPage_Inquiry, variables: { inquiryId: id } }),
    <Skeleton variant="card" count={1} />,
  );

  if (isNotFound(error)) return <MissingInquiry />;
  if (standIn) return standIn;
  const { category, title, content, pictures, answer, timestamp } = data.getMyInquiry;
  return (
    <Stack gap={6}>
      <div>
        <Back to={LIST_PATH}>
          <Icon name="chevron-left" size={18} />
          1:1 문의
        </Back>
        <Header>
          <AnswerBadge isAnswered={answer !== null} />
          <Title>{title}</Title>
          <Facts>
            <span>{category}</span>
            <time dateTime={timestamp.createdAt}>{formatDateTime(timestamp.createdAt)}</time>
            {timestamp.updatedAt && <span>고침</span>}
          </Facts>
        </Header>
      </div>
      <Words>{content}</Words>
      {pictures.length > 0 && <PictureStrip of="문의" pictures={pictures.map(({ url }) => url)} />}
      {answer ? <Answer answer={answer} /> : <Waiting>운영팀이 확인하고 있어요. 답변이 달리면 메일로 알려 드릴게요.</Waiting>}
      {answer ? (
        <LinkButton to={INPUT_PATH} variant="secondary" icon="edit">
          새로 문의하기
        </LinkButton>
      ) : (
        <OwnInquiryActions id={id} />
      )}
    </Stack>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

const Header = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
`;

const Title = styled.h1`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Words = styled.p`
  font-size: 1.0625rem;
  line-height: 1.8;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Waiting = styled.p`
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};
`;
