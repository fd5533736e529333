import { lazyPiece } from '@petcare/remote';
import { Button, Inline, tokens } from '@petcare/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Listing } from '../listing-facts/listing.ts';

const CorrectionDialog = lazyPiece(() =>
  import(/* webpackChunkName: "listing-later" */ './correction-dialog.tsx').then((m) => m.CorrectionDialog),
);

/** For whoever knows more: what is wrong here, and the way in for its owner. */
export function ListingFooter({ listing: { id, name, state } }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      {state === 'approved' && (
        <Inline gap={2}>
          <span>정보가 다른가요?</span>
          <Button variant="ghost" size="sm" icon="edit" onHoverStart={CorrectionDialog.fetch} onPress={() => setOpen(true)}>
            수정 제안하기
          </Button>
        </Inline>
      )}
      <p>
        사장님이신가요? <Link to="/join-gate">비즈니스 회원으로 가입하고 정보를 직접 관리해 보세요.</Link>
      </p>
      {isOpen && <CorrectionDialog listingId={id} name={name} onClose={() => setOpen(false)} />}
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${tokens.space[6]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
  p {
    margin: ${tokens.space[1]} 0 0;
  }
`;
