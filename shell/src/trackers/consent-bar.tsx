import { useBusEvent } from '@petcare/event-bus';
import { Button, media, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Consent, ConsentStore } from './consent.ts';

/** Here an answer can be looked at and changed at any time. */
const PRIVACY = '/privacy';

/** Asks once whether visits may be counted and advertised to, and again where people look it up; refusing is as easy as agreeing. */
export function ConsentBar({ consent, reload = () => location.reload() }: { consent: ConsentStore; reload?: () => void }) {
  const [answer, setAnswer] = useState<Consent>(consent.current);
  const [path, setPath] = useState('');
  useBusEvent('route.changed', (route) => setPath(route.path));
  useEffect(() => {
    const subscription = consent.consent$.subscribe(setAnswer);
    return () => subscription.unsubscribe();
  }, [consent]);

  if (answer !== null && path !== PRIVACY) return null;
  const refuse = () => {
    consent.answer('denied');
    // What runs already can't be stopped in this document.
    if (answer === 'granted') reload();
  };
  return (
    <Bar data-foot-bar="" aria-label="방문 기록 동의">
      <RoomBelow />
      <p>
        {answer === null
          ? '방문 기록을 외부 분석·광고 도구에 보내도 될까요?'
          : answer === 'granted'
            ? '방문 기록을 보내는 데 동의하셨어요.'
            : '방문 기록을 보내지 않고 있어요.'}{' '}
        {path !== PRIVACY && <a href={PRIVACY}>개인정보처리방침</a>}
      </p>
      <div>
        {answer !== 'denied' && (
          <Button size="sm" variant="secondary" onPress={refuse}>
            {answer === null ? '거부' : '동의 철회'}
          </Button>
        )}
        {answer !== 'granted' && (
          <Button size="sm" variant="secondary" onPress={() => consent.answer('granted')}>
            동의
          </Button>
        )}
      </div>
    </Bar>
  );
}

// On a phone the only bar at the foot: an answer gives the page's own or the menu back.
const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.z.menu};
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[4]} calc(${tokens.space[1]} + env(safe-area-inset-bottom, 0px));
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  font-size: ${tokens.font.size.sm};
  & > p {
    flex: 1;
    word-break: keep-all;
  }
  & > p > a {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  & > div {
    display: flex;
    gap: ${tokens.space[2]};
  }
  ${media.desktop} {
    inset: auto ${tokens.space[3]} ${tokens.space[5]};
    max-width: 40rem;
    margin-inline: auto;
    padding: ${tokens.space[4]};
    border-radius: ${tokens.radius.xl};
    & button {
      min-width: 5rem;
    }
  }
`;

// The end of the page can be brought out from under the bar.
const RoomBelow = createGlobalStyle`
  body { padding-bottom: 7.5rem; }
  [data-foot-bar]:not(aside) { visibility: hidden; }
  ${media.desktop} { [data-foot-bar]:not(aside) { visibility: visible; } }
`;
