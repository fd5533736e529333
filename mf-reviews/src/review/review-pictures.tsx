import { lazyPiece } from '@petcare/remote';
import { focusRing, Picture, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const LargePictures = lazyPiece(() => import('./large-pictures.tsx').then((m) => m.LargePictures));

type Props = { pictures: readonly { id: string; filepath: string }[] };

/** The pictures of a review in small; a press shows them large. */
export function ReviewPictures({ pictures }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Row>
        {pictures.map(({ id, filepath }, index) => (
          <li key={id}>
            <Thumb
              type="button"
              onPointerEnter={LargePictures.fetch}
              onFocus={LargePictures.fetch}
              onClick={open}
              aria-label={`사진 ${index + 1} 크게 보기`}
            >
              <Picture src={filepath} alt="" sizes="6rem" ratio={1} />
            </Thumb>
          </li>
        ))}
      </Row>
      {wasOpened && <LargePictures pictures={pictures} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
`;

const Thumb = styled.button`
  display: block;
  width: 6rem;
  height: 6rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  overflow: hidden;
  cursor: zoom-in;
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;
