import { graphql, isNotFound } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { EmptyState, LinkButton, PageTitle, Skeleton } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useMutation, useQuery } from 'urql';
import { inquiryPath, isCategory } from './inquiries.ts';
import type { InquiryDraft } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { MissingInquiry } from './missing-inquiry.tsx';

const InquiryEditPage_Inquiry = graphql(`
  query InquiryEditPage_Inquiry($inquiryId: ID!) {
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
        createdAt
      }
    }
  }
`);

const InquiryEditPage_Update = graphql(`
  mutation InquiryEditPage_Update($inquiryId: ID!, $category: String!, $title: String!, $content: String!, $pictures: [ID!]) {
    updateInquiry(inquiryId: $inquiryId, category: $category, title: $title, content: $content, pictures: $pictures) {
      id
    }
  }
`);

const TITLE = '1:1 문의 수정';

export function InquiryEditPage() {
  const id = useParams()['id'] ?? '';
  const { standIn, data, error } = answerOf(
    useQuery({ query: InquiryEditPage_Inquiry, variables: { inquiryId: id } }),
    <Skeleton variant="card" count={1} />,
  );

  if (isNotFound(error)) return <MissingInquiry />;
  if (standIn) return standIn;
  const { answer, ...inquiry } = data.getMyInquiry;
  if (!answer)
    return (
      <WritingScreen title={TITLE}>
        <Change inquiry={inquiry} />
      </WritingScreen>
    );
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <EmptyState
        icon="message"
        title="답변이 달려서 수정할 수 없어요."
        description="더 궁금한 점은 새로 문의해 주세요."
        action={<LinkButton to={inquiryPath(id)}>답변 보기</LinkButton>}
      />
    </>
  );
}

type OwnInquiry = { id: string; category: string; title: string; content: string; pictures: readonly { id: string; url: string }[] };

function Change({ inquiry }: { inquiry: OwnInquiry }) {
  const session = useSession();
  const navigate = useNavigate();
  const [, update] = useMutation(InquiryEditPage_Update);
  const [initial] = useState<InquiryDraft>(() => ({
    category: isCategory(inquiry.category) ? inquiry.category : null,
    title: inquiry.title,
    content: inquiry.content,
    pictures: inquiry.pictures.map(({ id }) => id),
  }));
  if (session.status !== 'signed-in') return null;
  const path = inquiryPath(inquiry.id);

  async function change(changed: InquiryDraft & { category: string }) {
    const { data, error } = await update({ inquiryId: inquiry.id, ...changed });
    if (!data) return error;
    toast('success', '문의를 수정했어요.');
    void navigate(path, { replace: true });
    return null;
  }

  return (
    <InquiryForm
      draftName={`${session.identity.userID}.${inquiry.id}`}
      initial={initial}
      kept={inquiry.pictures}
      submitLabel="저장하기"
      cancelTo={path}
      onSubmit={change}
    />
  );
}
