import { lazyPiece, usePageHead } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { socialNames, type SocialProvider } from '@petcare/ui/form';
import { FormCard } from '../form-card.tsx';

const SocialJoinSteps = lazyPiece(
  () => import('./social-join-steps.tsx').then((module) => module.SocialJoinSteps),
  <FormCard title="회원가입" lead="가입할 준비를 하고 있어요.">
    <Skeleton variant="block" />
  </FormCard>,
);

/** Join as a guardian by the account of a provider, who has said so by a ticket. */
export function SocialJoin({ provider, next }: { provider: SocialProvider; next: string | null }) {
  const name = socialNames[provider];
  const by = `${name}${provider === 'facebook' ? '으로' : '로'}`;
  const title = `${by} 회원가입`;
  usePageHead({ title, description: `${name} 계정으로 펫케어 보호자 회원이 되세요.`, canonical: '/join', noindex: true });
  return <SocialJoinSteps provider={provider} title={title} by={by} next={next} />;
}
