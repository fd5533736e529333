import { lazyPiece } from '@petcare/remote';
import { Button, Inline, Section, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MyInfo } from './my-info.ts';

const WithdrawDialog = lazyPiece(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog));

/** `isAsked`: the person has come back from logging in again for it. */
export function WithdrawSection({ info, isAsked }: { info: MyInfo; isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Section title="회원 탈퇴" id="withdraw">
      <Inline justify="space-between" gap={3}>
        <Text>펫케어를 더 쓰지 않으려면 탈퇴할 수 있어요.</Text>
        <Button variant="ghost" size="sm" onPress={() => setOpen(true)} onHoverStart={WithdrawDialog.fetch} onFocus={WithdrawDialog.fetch}>
          탈퇴하기
        </Button>
      </Inline>
      {isOpen && <WithdrawDialog info={info} onClose={() => setOpen(false)} />}
    </Section>
  );
}

const Text = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
