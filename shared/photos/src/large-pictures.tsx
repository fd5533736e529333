import { Picture, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { styled } from 'styled-components';

/** `first` is the one that is in view at the beginning. */
type Props = { pictures: readonly string[]; of: string; first: number; isOpen: boolean; onClose: () => void };

/** Scrolls there, and lets the keyboard go on from there. */
const begin = (frame: HTMLLIElement | null) => frame?.focus();

/** Pictures as large as the screen lets them be. */
export function LargePictures({ pictures, of, first, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`사진 ${pictures.length}장`} size="lg">
      <Large>
        {pictures.map((src, index) => (
          <li key={src} ref={index === first ? begin : undefined} tabIndex={-1}>
            <Picture src={src} alt={`${of} 사진 ${index + 1}`} sizes="(min-width: 768px) 45rem, 100vw" ratio={4 / 3} />
          </li>
        ))}
      </Large>
    </Dialog>
  );
}

const Large = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    outline: none;
  }
  img {
    height: auto;
    border-radius: ${tokens.radius.md};
  }
`;
