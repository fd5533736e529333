import { Picture, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { styled } from 'styled-components';

type Props = { pictures: readonly { id: string; filepath: string }[]; isOpen: boolean; onClose: () => void };

/** The pictures of a review, as large as the screen lets them be. */
export function LargePictures({ pictures, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`사진 ${pictures.length}장`} size="lg">
      <Large>
        {pictures.map(({ id, filepath }, index) => (
          <Picture key={id} src={filepath} alt={`리뷰 사진 ${index + 1}`} sizes="(min-width: 768px) 45rem, 100vw" ratio={4 / 3} />
        ))}
      </Large>
    </Dialog>
  );
}

const Large = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  img {
    height: auto;
    border-radius: ${tokens.radius.md};
  }
`;
