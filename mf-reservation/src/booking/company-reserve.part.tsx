import { rest } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { buttonStyles, Icon, Inline, type ButtonStyleProps, type IconName } from '@petcare/ui';
import { styled } from 'styled-components';
import { BookingCard, BookingLine } from './booking-card.tsx';
import { NextTimes } from './next-times.tsx';

type Way = { href: string; icon: IconName; label: string };

function waysOf({ phone, kakao }: SlotProps<'company.reserve'>): Way[] {
  return [
    ...(phone ? [{ href: `tel:${phone}`, icon: 'phone' as const, label: '전화로 문의' }] : []),
    ...(kakao ? [{ href: kakao, icon: 'message' as const, label: '카카오로 문의' }] : []),
  ];
}

/** The way to book on a company's page: the next free times, and whom to ask. */
export function CompanyReservePart(props: SlotProps<'company.reserve'>) {
  const { business, name, allowReservation } = props;
  const ways = waysOf(props);
  const count = () => void rest.post('/api/client/company/{id}/click', { path: { id: business.id }, query: { type: 0 }, keepalive: true });
  return (
    <BookingCard name={name}>
      {allowReservation ? (
        <NextTimes business={business} none="두 주 안에는 빈 시간이 없어요. 더 뒤의 날짜를 보거나 업체에 문의해 주세요." onLeave={count} />
      ) : (
        <BookingLine>온라인 예약을 받지 않는 곳이에요. 가기 전에 업체에 문의해 주세요.</BookingLine>
      )}
      {ways.length > 0 && (
        <Inline gap={2}>
          {ways.map(({ href, icon, label }) => (
            <Ask
              key={href}
              href={href}
              $variant="secondary"
              onClick={count}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size={18} />
              {label}
            </Ask>
          ))}
        </Inline>
      )}
    </BookingCard>
  );
}

const Ask = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
