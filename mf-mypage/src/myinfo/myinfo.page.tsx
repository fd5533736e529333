import { answerOf, lazyPiece } from '@petcare/remote';
import { Card, PageTitle, Section, Skeleton } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { IdentitySection } from './identity-section.tsx';
import { MarketingSection } from './marketing-section.tsx';
import { MyinfoPage_MyInfo, type MyInfo } from './my-info.ts';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SocialSection } from './social-section.tsx';
import { useAddressRequest } from './use-address-request.ts';
import { WithdrawSection } from './withdraw-section.tsx';

const DeviceNotices = lazyPiece(() => import('../notices/device-notices.tsx').then((m) => m.DeviceNotices));

/** The data that any account keeps about itself; a business has its listing elsewhere. */
export function MyinfoPage() {
  const { standIn, data, reload } = answerOf(useQuery({ query: MyinfoPage_MyInfo }), <Loading />);
  const asksPassword = useAddressRequest('change', 'password');
  const asksLeave = useAddressRequest('leave', 'again');
  return (
    <>
      <PageTitle description="회원 정보를 확인하고 수정할 수 있어요.">내 정보</PageTitle>
      {standIn ?? (
        <Sections key={data.getMyInfo.id} info={data.getMyInfo} asksPassword={asksPassword} asksLeave={asksLeave} reload={reload} />
      )}
    </>
  );
}

type SectionsProps = { info: MyInfo; asksPassword: boolean; asksLeave: boolean; reload: () => void };

function Sections({ info, asksPassword, asksLeave, reload }: SectionsProps) {
  // Where it stands when the page is come to it stays, also once it is changed.
  const [isFirst] = useState(asksPassword || info.temporaryPasswordUntil !== null);
  const password = { info, isAsked: asksPassword, onChanged: reload };
  return (
    <>
      {isFirst && <PasswordSection {...password} />}
      <ProfileSection info={info} />
      <IdentitySection info={info} onVerified={reload} />
      {!isFirst && <PasswordSection {...password} />}
      <SocialSection info={info} />
      <DeviceNotices />
      <MarketingSection info={info} />
      <WithdrawSection info={info} isAsked={asksLeave} />
    </>
  );
}

/** As tall as a screen, so that what stands below isn't pushed down before anybody's eyes. */
function Loading() {
  return (
    <Section title="프로필">
      <Tall padding="lg">
        <Skeleton variant="list" count={6} />
      </Tall>
    </Section>
  );
}

const Tall = styled(Card)`
  min-height: 60rem;
`;
