import { businessLabels, businessNouns, type BusinessKind } from '@petcare/contracts';
import { lazyPiece, usePageHead } from '@petcare/remote';
import { Skeleton } from '@petcare/ui';
import { FormCard } from '../../form-card.tsx';
import { OtherWays } from '../../join-foot.tsx';

const BusinessSteps = lazyPiece(
  () => import('./business-steps.tsx').then((module) => module.BusinessSteps),
  <Skeleton variant="card" count={2} />,
);

/** Join as a business: its listing, its papers, an account. */
export function BusinessJoin({ kind, next }: { kind: BusinessKind; next: string | null }) {
  const title = `${businessLabels[kind]} 회원가입`;
  usePageHead({
    title,
    description: `펫케어에서 ${businessNouns[kind]} 정보를 직접 관리하세요. 사업자등록증을 확인하면 보호자에게 보여요.`,
    canonical: `/join?type=${kind}`,
  });
  return (
    <FormCard title={title} lead={`서류를 확인하고 나면 ${businessNouns[kind]} 정보가 보호자에게 보여요.`}>
      <BusinessSteps kind={kind} />
      <OtherWays next={next} />
    </FormCard>
  );
}
