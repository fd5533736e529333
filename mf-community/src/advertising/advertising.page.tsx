import { usePageHead } from '@petcare/remote';
import { Icon, media, Section, tokens, type IconName } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CentrePage } from '../notice/centre-page.tsx';
import { Received } from '../voice/received.tsx';
import { AdvertisingForm } from './advertising-form.tsx';

const DESCRIPTION = '반려동물을 키우는 보호자에게 우리 병원과 가게, 브랜드를 알려 보세요.';

const places: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'home', title: '홈 배너', text: '펫케어를 여는 보호자가 가장 먼저 보는 자리예요.' },
  { icon: 'list', title: '목록 배너', text: '병원과 가게를 찾는 보호자에게 목록 위에서 보여요.' },
  { icon: 'star', title: '프리미엄 목록', text: '우리 동네에서 찾을 때 먼저 보여요. 광고라고 늘 표시해요.' },
];

/** The kinds of advertising, and a form that asks for one. */
export function AdvertisingPage() {
  const [isSent, setSent] = useState(false);
  usePageHead({ title: '광고 문의', description: DESCRIPTION, canonical: '/target' });
  return (
    <CentrePage path="/target" title="광고 문의" description={DESCRIPTION}>
      <Section title="이런 자리에 알릴 수 있어요">
        <Places>
          {places.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={24} />
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </Places>
      </Section>
      <Section title="문의하기" description="담당자가 이틀 안에 이메일로 연락드려요. (주말·공휴일 제외)">
        {isSent ? (
          <Received title="광고 문의를 받았어요." description="담당자가 확인하고 이메일로 연락드릴게요." onAgain={() => setSent(false)} />
        ) : (
          <AdvertisingForm onSent={() => setSent(true)} />
        )}
      </Section>
    </CentrePage>
  );
}

const Places = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    padding: ${tokens.space[5]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
  }

  svg {
    grid-row: span 2;
    color: ${tokens.color.primary};
  }

  span {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
`;
