import { graphql, messageOfError } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Card, formatDay, Section, Stack, tokens } from '@petcare/ui';
import { Switch } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import type { MyInfo } from './my-info.ts';

const MarketingSection_Update = graphql(`
  mutation MarketingSection_Update($isAgreed: Boolean!) {
    updateMarketingConsent(isAgreed: $isAgreed) {
      marketingAgreedAt
      marketingWithdrawnAt
    }
  }
`);

type Consent = Pick<MyInfo, 'marketingAgreedAt' | 'marketingWithdrawnAt'>;

function sentenceOf({ marketingAgreedAt, marketingWithdrawnAt }: Consent): string {
  if (marketingAgreedAt) return `${formatDay(marketingAgreedAt)}에 동의했어요.`;
  return marketingWithdrawnAt ? `${formatDay(marketingWithdrawnAt)}에 동의를 거두었어요.` : '아직 동의하지 않았어요.';
}

export function MarketingSection({ info }: { info: Consent }) {
  const [consent, setConsent] = useState<Consent>(info);
  /** The choice that was switched and is not answered yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [, update] = useMutation(MarketingSection_Update);

  async function change(isAgreed: boolean) {
    if (wanted !== null) return;
    setWanted(isAgreed);
    const { data, error } = await update({ isAgreed });
    setWanted(null);
    if (data) setConsent(data.updateMarketingConsent);
    else toast('error', messageOfError(error));
  }

  return (
    <Section title="소식과 혜택 받기" id="marketing">
      <Card padding="lg">
        <Stack gap={2}>
          <Switch isSelected={wanted ?? consent.marketingAgreedAt !== null} onChange={(isAgreed) => void change(isAgreed)}>
            이벤트와 혜택 소식을 받을래요
          </Switch>
          <Hint aria-live="polite">{wanted === null ? sentenceOf(consent) : '저장하고 있어요.'}</Hint>
          <Hint>동의하지 않아도 펫케어를 쓸 수 있고, 예약처럼 꼭 필요한 안내는 그대로 받아요.</Hint>
        </Stack>
      </Card>
    </Section>
  );
}

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
