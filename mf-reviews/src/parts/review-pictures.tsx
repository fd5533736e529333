import { focusRing, Picture, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { styled } from 'styled-components';

type Props = { pictures: readonly { id: string; filepath: string }[] };

/** The pictures of a review in small; a press shows them large. */
export function ReviewPictures({ pictures }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row>
        {pictures.map(({ id, filepath }, index) => (
          <li key={id}>
            <Thumb type="button" onClick={() => setOpen(true)} aria-label={`사진 ${index + 1} 크게 보기`}>
              <Picture src={filepath} alt="" sizes="6rem" ratio={1} />
            </Thumb>
          </li>
        ))}
      </Row>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`사진 ${pictures.length}장`} size="lg">
        <Large>
          {pictures.map(({ id, filepath }, index) => (
            <Picture key={id} src={filepath} alt={`리뷰 사진 ${index + 1}`} sizes="(min-width: 768px) 45rem, 100vw" ratio={4 / 3} />
          ))}
        </Large>
      </Dialog>
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

const Large = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  img {
    height: auto;
    border-radius: ${tokens.radius.md};
  }
`;
