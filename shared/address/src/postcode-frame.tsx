import { POSTCODE_PAGE, postcodeMessageOf } from '@petcare/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { addressFound, type AddressValue } from './address-value.ts';

/** A provider that has not answered by then is taken for one that won't. */
const LIMIT = 10_000;

type Props = { onReady: () => void; onFail: () => void; onClose: () => void; onChoose: (address: AddressValue) => void };

/** The page of the search in a frame, and what it says. */
export function PostcodeFrame({ onReady, onFail, onClose, onChoose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<number>(undefined);

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    const message = postcodeMessageOf(data);
    if (!message) return;
    clearTimeout(waiting.current);
    if (message.postcode === 'ready') onReady();
    else if (message.postcode === 'failed') onFail();
    else if (message.postcode === 'closed') onClose();
    else onChoose(addressFound(message.address));
  });
  const giveUp = useEffectEvent(onFail);

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    waiting.current = window.setTimeout(() => giveUp(), LIMIT);
    return () => {
      removeEventListener('message', listener);
      clearTimeout(waiting.current);
    };
  }, []);

  return <Frame ref={frame} src={POSTCODE_PAGE} title="주소 찾기" />;
}

const Frame = styled.iframe`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;
