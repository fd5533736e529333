import { usePageHead } from '@petcare/remote';
import { useState } from 'react';
import { CentrePage } from '../notice/centre-page.tsx';
import { Received } from './received.tsx';
import { VoiceForm } from './voice-form.tsx';

const DESCRIPTION = '칭찬도 쓴소리도 좋아요. 하나하나 읽고 고쳐 갈게요.';

/** A form in which anybody tells the house something. */
export function VoicePage() {
  const [isSent, setSent] = useState(false);
  usePageHead({ title: '고객의 소리', description: DESCRIPTION, canonical: '/customer-voice' });
  return (
    <CentrePage path="/customer-voice" title="고객의 소리" description={DESCRIPTION}>
      {isSent ? (
        <Received
          title="소중한 의견을 받았어요."
          description="이메일이나 연락처를 남겨 주셨다면 확인하고 답해 드릴게요."
          onAgain={() => setSent(false)}
        />
      ) : (
        <VoiceForm onSent={() => setSent(true)} />
      )}
    </CentrePage>
  );
}
