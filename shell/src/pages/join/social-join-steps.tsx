import { socialStart } from '@petcare/account';
import { answerOf } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { SocialLink, socialNames, type SocialProvider } from '@petcare/ui/form';
import { FormCard } from '../form-card.tsx';
import { OtherWays } from '../join-foot.tsx';
import { SocialJoinForm } from './social-join-form.tsx';
import { useJoinTicket } from './use-join-ticket.ts';

type Props = { provider: SocialProvider; title: string; by: string; next: string | null };

/** The states of the sheet: the ticket being read, good, used, and expired. */
export function SocialJoinSteps({ provider, title, by, next }: Props) {
  const name = socialNames[provider];
  const { state, retry, giveUp } = useJoinTicket(provider, `${by} 로그인한 다음에 가입할 수 있어요.`);

  switch (state.status) {
    case 'reading':
      return (
        <FormCard title={title} lead={`${name}에서 알려 준 내용을 가져오고 있어요.`}>
          <Skeleton variant="block" label={`${name}에서 알려 준 내용을 가져오고 있어요.`} />
        </FormCard>
      );
    case 'unreachable':
      return (
        <FormCard title={title} lead="가입할 준비를 마치지 못했어요.">
          {
            answerOf({ data: null, error: state.message, isLoading: false, refetch: retry }, <></>, {
              isSmall: true,
              title: '내용을 가져오지 못했어요.',
            }).standIn
          }
        </FormCard>
      );
    case 'over':
      return (
        <FormCard title={title} lead={<span role="alert">{state.message}</span>}>
          <SocialLink provider={provider} {...socialStart(provider, { next })} action="시작하기" />
          <OtherWays next={next} />
        </FormCard>
      );
    case 'ready':
      return (
        <FormCard title={title} lead="가입 후 본인 확인하면 3,000포인트를 드려요.">
          <SocialJoinForm provider={provider} ticket={state.ticket} said={state.said} next={next} onOver={giveUp} />
        </FormCard>
      );
  }
}
