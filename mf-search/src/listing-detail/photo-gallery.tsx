import { IconButton, media, Picture, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';

type Props = {
  name: string;
  pictures: readonly { id: string; filepath: string }[];
  index: number;
  onMove: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
};

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture of a business as large as the screen lets it be; the arrow keys and the buttons go around. */
export function PhotoGallery({ name, pictures, index, onMove, isOpen, onClose }: Props) {
  const count = pictures.length;
  const shown = pictures[index];
  const move = (by: number) => onMove((index + by + count) % count);
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) move(step);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOpen]);

  if (!shown) return null;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${name} 사진`} size="lg">
      <Stage>
        <Shown
          key={shown.id}
          src={shown.filepath}
          alt={`${name} 사진 ${index + 1}`}
          sizes="(min-width: 768px) 45rem, 100vw"
          ratio={4 / 3}
        />
      </Stage>
      {count > 1 && (
        <Bar>
          <IconButton icon="chevron-left" label="이전 사진" variant="outlined" onPress={() => move(-1)} />
          <span aria-live="polite">
            {index + 1} / {count}
          </span>
          <IconButton icon="chevron-right" label="다음 사진" variant="outlined" onPress={() => move(1)} />
        </Bar>
      )}
    </Dialog>
  );
}

const Stage = styled.div`
  height: min(60dvh, 34rem);
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  overflow: hidden;

  ${media.tablet} {
    height: min(66dvh, 34rem);
  }
`;

const Shown = styled(Picture)`
  object-fit: contain;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[3]};
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums;
`;
