import { graphql, refusalOf } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Stack } from '@petcare/ui';
import { FormFoot, RadioGroup, TextArea, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useMutation } from 'urql';

const CorrectionDialog_Send = graphql(`
  mutation CorrectionDialog_Send($listingId: ID!, $subject: CorrectionSubject!, $content: String!) {
    sendListingCorrection(listingId: $listingId, subject: $subject, content: $content)
  }
`);

const subjects = [
  { value: 'hours', label: '시간이 달라요' },
  { value: 'phone', label: '전화번호가 달라요' },
  { value: 'address', label: '주소나 위치가 달라요' },
  { value: 'closed', label: '문을 닫았어요' },
  { value: 'other', label: '그 밖의 내용' },
] as const;
type Values = { subject: (typeof subjects)[number]['value']; content: string };

const LEAST = 5;
const MOST = 500;

type Props = { listingId: string; name: string; onClose: () => void };

/** Says to the house what is wrong about a listing. */
export function CorrectionDialog({ listingId, name, onClose }: Props) {
  const [, send] = useMutation(CorrectionDialog_Send);
  const form = useCheckedForm<Values>({
    initial: { subject: 'hours', content: '' },
    check: ({ content }) => ([...content.trim()].length >= LEAST ? {} : { content: `무엇이 다른지 ${LEAST}자 이상 적어 주세요.` }),
    send: async (values) => {
      const { data, error } = await send({ listingId, ...values });
      if (!data) return refusalOf(error);
      toast('success', '알려 주셔서 고마워요. 확인한 뒤 고칠게요.');
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${name} 정보 수정 제안`}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <RadioGroup
            label="무엇이 다른가요?"
            options={subjects}
            value={form.values.subject}
            onChange={(subject) => form.change({ subject })}
          />
          <TextArea
            label="자세한 내용"
            rows={4}
            placeholder="예: 토요일은 오후 1시에 닫아요."
            {...form.textField('content')}
            maxLength={MOST}
            isRequired
          />
          <FormFoot form={form} submit="보내기" cancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
