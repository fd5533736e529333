import { Notice } from '@petcare/ui';
import { CodeForm } from './code-form.tsx';
import { GateCard } from './gate-card.tsx';

const FEW = 3;

export function SignIn({ recoveryLeft, onDone }: { recoveryLeft: number; onDone: () => void }) {
  return (
    <GateCard title="운영자 확인" description="운영 화면은 로그인한 뒤에 인증 앱의 코드를 한 번 더 확인하고 열어요.">
      {recoveryLeft <= FEW && (
        <Notice kind="warn">남은 복구 코드가 {recoveryLeft}개예요. 다 쓰기 전에 인증 앱을 다시 등록해 주세요.</Notice>
      )}
      <CodeForm onDone={onDone} />
    </GateCard>
  );
}
