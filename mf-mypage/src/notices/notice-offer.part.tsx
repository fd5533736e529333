import { siteNow } from '@petcare/auth';
import { createStoredText } from '@petcare/storage';
import { toast } from '@petcare/event-bus';
import { Button, Card, Icon, Inline, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { DeviceNotices_Mine } from './push-operations.ts';
import { useThisBrowser } from './use-this-browser.ts';

const refused = createStoredText({ key: 'mf-mypage.notice-offer', where: 'device' });
const ASKED_AGAIN_MS = 90 * 24 * 60 * 60 * 1000;
const isRefused = () => siteNow() - Number(refused.read() ?? 0) < ASKED_AGAIN_MS;

/** Behind a booking: whether its confirmation shall come to this device. Nothing where it comes already, or was refused lately. */
export function NoticeOffer() {
  const [{ data }] = useQuery({ query: DeviceNotices_Mine });
  const { state, isPending, turnOn } = useThisBrowser();
  const [isOver, setOver] = useState(isRefused);
  const publicKey = data?.getMyPush?.publicKey;
  if (isOver || publicKey === undefined || state?.kind !== 'off') return null;

  async function accept(key: string) {
    if (await turnOn(key)) toast('success', '이 기기로 알려드릴게요. 내 정보에서 언제든 끌 수 있어요.');
    else refuse();
  }
  function refuse() {
    refused.write(String(siteNow()));
    setOver(true);
  }

  return (
    <Card padding="lg">
      <Offer>
        <Icon name="bell" size={24} />
        <div>
          <h2>확정되면 바로 알려드릴까요?</h2>
          <p>예약 확정과 변경, 방문 전날 알림을 이 기기로 보내드려요. 잠금 화면에는 자세한 내용이 보이지 않아요.</p>
          <Inline gap={2}>
            <Button size="sm" onPress={() => void accept(publicKey)} isPending={isPending}>
              알림 받기
            </Button>
            <Button size="sm" variant="ghost" onPress={refuse}>
              괜찮아요
            </Button>
          </Inline>
        </div>
      </Offer>
    </Card>
  );
}

const Offer = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  & > svg {
    flex: none;
    color: ${tokens.color.primary};
  }
  h2 {
    font-size: ${tokens.font.size.md};
  }
  p {
    margin: ${tokens.space[1]} 0 ${tokens.space[3]};
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
`;
