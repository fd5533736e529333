import { Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { MyInfo } from './my-info.ts';
import { isGuardian } from './profile-values.ts';

const guardian = {
  gone: ['이름, 연락처, 주소, 프로필 사진 같은 개인정보', '남은 포인트와 연결된 소셜 계정', '다가올 예약은 모두 취소돼요.'],
  kept: '쓴 리뷰와 글은 ‘탈퇴한 회원’의 것으로 남아요. 삭제하고 싶은 것은 탈퇴하기 전에 삭제해 주세요.',
};
const business = {
  gone: ['이름, 연락처 같은 개인정보와 사업자 서류', '업체가 직접 적은 소개와 운영 정보', '다가올 예약은 손님에게 알리고 모두 거절돼요.'],
  kept: '인허가 받은 병원과 약국의 이름과 주소, 손님이 쓴 리뷰는 남아요.',
};

/** The data that a withdrawal deletes and the data that stays (decision 031). */
export function WhatGoes({ info }: { info: MyInfo }) {
  const { gone, kept } = isGuardian(info) ? guardian : business;
  return (
    <Stack gap={3}>
      <p>
        <strong>{info.nickname}</strong>님({info.email})의 계정을 삭제해요. 되돌릴 수 없어요.
      </p>
      <div>
        <Head>바로 사라져요</Head>
        <List>
          {gone.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </List>
      </div>
      <div>
        <Head>남아요</Head>
        <p>{kept}</p>
      </div>
    </Stack>
  );
}

const Head = styled.p`
  color: ${tokens.color.text};
  font-weight: ${tokens.font.weight.semibold};
`;

const List = styled.ul`
  margin: 0;
  padding-left: ${tokens.space[5]};
  list-style: disc;
`;
