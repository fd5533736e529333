import { lazyPiece } from '@petcare/remote';
import { focusRing, Picture, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const LargePictures = lazyPiece(() => import('./large-pictures.tsx').then((m) => m.LargePictures));

/** Props of `PictureStrip`. */
export interface PictureStripProps {
  /** Addresses, in the order in which they are shown. */
  pictures: readonly string[];
  /** The subject of the pictures, for people who can't see them: 리뷰. */
  of: string;
}

/** Pictures in small, in a row; a press shows all of them large, beginning with the one that was pressed. */
export function PictureStrip({ pictures, of }: PictureStripProps) {
  const [isOpen, setOpen] = useState(false);
  // Null until the first time.
  const [first, setFirst] = useState<number | null>(null);
  const open = (index: number) => {
    setFirst(index);
    setOpen(true);
  };
  return (
    <>
      <Row>
        {pictures.map((src, index) => (
          <li key={src}>
            <Thumb
              type="button"
              onPointerEnter={LargePictures.fetch}
              onFocus={LargePictures.fetch}
              onClick={() => open(index)}
              aria-label={`사진 ${index + 1} 크게 보기`}
            >
              <Picture src={src} alt="" sizes="6rem" ratio={1} />
            </Thumb>
          </li>
        ))}
      </Row>
      {first !== null && <LargePictures of={of} pictures={pictures} first={first} isOpen={isOpen} onClose={() => setOpen(false)} />}
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
