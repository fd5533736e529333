import { graphql, useSentOnce } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { WritingScreen } from '@petcare/ui/form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { inquiryPath, LIST_PATH } from './inquiries.ts';
import { emptyDraft, type InquiryDraft } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { sayWaiting } from '../writing/say-waiting.ts';

const InquiryInputPage_Create = graphql(`
  mutation InquiryInputPage_Create($category: String!, $title: String!, $content: String!, $pictures: [ID!]) {
    createInquiry(category: $category, title: $title, content: $content, pictures: $pictures) {
      id
    }
  }
`);

export function InquiryInputPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [, create] = useMutation(InquiryInputPage_Create);
  const send = useSentOnce(create, sayWaiting);
  if (session.status !== 'signed-in') return null;

  async function write(inquiry: InquiryDraft & { category: string }) {
    const { data, error } = await send(inquiry);
    if (!data) return error;
    toast('success', '문의를 남겼어요. 답변이 달리면 메일로 알려 드릴게요.');
    void navigate(inquiryPath(data.createInquiry.id), { replace: true });
    return null;
  }

  return (
    <WritingScreen title="1:1 문의하기" description="운영팀과 나만 볼 수 있어요. 답변이 달리기 전까지 수정할 수 있어요.">
      <InquiryForm draftName={session.identity.userID} initial={emptyDraft} submitLabel="등록" cancelTo={LIST_PATH} onSubmit={write} />
    </WritingScreen>
  );
}
