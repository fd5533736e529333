import { rest } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { buttonStyles, Icon, Stack, type ButtonStyleProps, type IconName } from '@petcare/ui';
import { styled } from 'styled-components';
import { BookingCard, BookingLine } from './booking-card.tsx';

type Way = { by: string; href: string; icon: IconName; label: string };

function waysOf({ phone, kakao }: SlotProps<'company.reserve'>): Way[] {
  return [
    ...(phone ? [{ by: '전화', href: `tel:${phone}`, icon: 'phone' as const, label: '전화로 예약하기' }] : []),
    ...(kakao ? [{ by: '카카오 채널', href: kakao, icon: 'message' as const, label: '카카오로 예약하기' }] : []),
  ];
}

function sentenceOf(allowReservation: boolean, ways: readonly Way[]): string {
  if (!allowReservation) return '온라인 예약을 받지 않는 곳이에요. 가기 전에 업체에 문의해 주세요.';
  if (ways.length === 0) return '예약을 받는 곳이지만 아직 연락처가 등록되지 않았어요. 찾아가서 문의해 주세요.';
  return `${ways.map(({ by }) => by).join('나 ')}로 예약을 받아요. 원하는 날짜와 시간을 알려 주세요.`;
}

/** The way to book on a company's page. Companies take no bookings on the site yet: it is their telephone or channel. */
export function CompanyReservePart(props: SlotProps<'company.reserve'>) {
  const { companyId, companyName, allowReservation } = props;
  const ways = allowReservation ? waysOf(props) : [];
  const count = () => void rest.post('/api/client/company/{id}/click', { path: { id: companyId }, query: { type: 0 }, keepalive: true });
  return (
    <BookingCard name={companyName}>
      <BookingLine>{sentenceOf(allowReservation, waysOf(props))}</BookingLine>
      {ways.length > 0 && (
        <Stack gap={2}>
          {ways.map(({ href, icon, label }, index) => (
            <Take
              key={href}
              href={href}
              $variant={index === 0 ? 'primary' : 'secondary'}
              $size="lg"
              $fullWidth
              onClick={count}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size={18} />
              {label}
            </Take>
          ))}
        </Stack>
      )}
    </BookingCard>
  );
}

const Take = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
