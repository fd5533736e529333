import { Button, ErrorState, media, Spinner, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { AddressValue } from './address-value.ts';
import { PostcodeFrame } from './postcode-frame.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (address: AddressValue) => void;
  onTypeInstead: () => void;
  /** The dialog has gone, and nothing holds the focus any more. */
  onGone: () => void;
};

/** The search in a dialog; a sheet that fills the phone. */
export function SearchDialog({ isOpen, onClose, ...content }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="주소 찾기">
      <Content onClose={onClose} {...content} />
    </Dialog>
  );
}

type State = 'loading' | 'ready' | 'failed';

function Content({ onClose, onChoose, onTypeInstead, onGone }: Omit<Props, 'isOpen'>) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onGone, []);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  if (state === 'failed') {
    return (
      <Room>
        <Failure>
          <ErrorState
            isSmall
            title="주소 찾기를 불러오지 못했어요."
            message="잠시 뒤에 다시 시도하거나 주소를 직접 적어 주세요."
            onRetry={retry}
          />
          <Button variant="ghost" onPress={onTypeInstead}>
            직접 입력
          </Button>
        </Failure>
      </Room>
    );
  }
  return (
    <Room>
      {state === 'loading' && (
        <Waiting>
          <Spinner label="주소 찾기를 불러오는 중이에요." />
        </Waiting>
      )}
      <PostcodeFrame
        key={attempt}
        onReady={() => setState('ready')}
        onFail={() => setState('failed')}
        onClose={onClose}
        onChoose={onChoose}
      />
    </Room>
  );
}

/** The dialog's body from edge to edge. */
const Room = styled.div`
  position: relative;
  height: calc(100dvh - 8.25rem);
  margin: 0 calc(-1 * ${tokens.space[6]}) calc(-1 * ${tokens.space[6]});
  ${media.tablet} {
    height: min(34rem, 100dvh - 12rem);
  }
`;

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${tokens.space[8]} ${tokens.space[6]};
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${tokens.color.primary};
`;
