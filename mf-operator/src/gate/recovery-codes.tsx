import { copyText } from '@petcare/event-bus';
import { Button, Inline, Notice, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { GateCard } from './gate-card.tsx';

/** Ten codes that take the authenticator's place, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = () => copyText(codes.join('\n'), { copied: '복구 코드를 복사했어요.', failed: '복사하지 못했어요. 직접 적어 두세요.' });
  return (
    <GateCard title="복구 코드" description="휴대폰을 잃어버렸을 때 인증 앱 대신 쓰는 코드예요. 하나를 한 번씩 쓸 수 있어요.">
      <Notice kind="warn">지금만 보여요. 안전한 곳에 적어 두거나 저장해 주세요.</Notice>
      <Codes aria-label="복구 코드">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Inline gap={3}>
        <Button variant="secondary" onPress={() => void copy()}>
          복사하기
        </Button>
        <Button onPress={onDone}>적어 두었어요</Button>
      </Inline>
    </GateCard>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  font-family: ui-monospace, monospace;
  font-variant-numeric: tabular-nums;
`;
