import { Button, Icon, IconButton, Picture, tokens } from '@petcare/ui';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { UnsentPhoto } from './photo-queue.ts';
import type { Drag } from './use-reorder.ts';

type StoredCardProps = {
  /** From 0. */
  index: number;
  count: number;
  /** The address that shows it; undefined until it is known, and for a PDF. */
  url: string | undefined;
  isPdf: boolean;
  /** The reason why it can't stay. */
  problem: string | undefined;
  drag: Drag | null;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** To the place at this index. */
  onMove: (to: number) => void;
  onRemove: () => void;
};

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A picture that is uploaded. */
export function StoredCard({ index, count, url, isPdf, problem, drag, onPointerDown, onMove, onRemove }: StoredCardProps) {
  const name = isPdf ? `파일 ${index + 1}` : `사진 ${index + 1}`;
  const isDragged = drag?.from === index;
  const step = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const to = index + (by ?? 0);
    if (by === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <Card
      data-place={index}
      data-dragged={isDragged || undefined}
      data-over={(drag?.over === index && !isDragged) || undefined}
      style={isDragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      onPointerDown={onPointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <Thumb data-refused={problem ? true : undefined} data-movable={count > 1 || undefined}>
        {isPdf || !url ? <Paper aria-label={name} /> : <Picture src={url} alt={name} sizes="9rem" ratio={1} />}
        <Corner $at="end">
          <Dark icon="close" iconSize={14} label={`${name} 삭제`} onPress={onRemove} />
        </Corner>
        {count > 1 && (
          <Steps onKeyDown={step}>
            <Dark
              icon="chevron-left"
              iconSize={14}
              label={`${name} 앞으로 이동`}
              isDisabled={index === 0}
              onPress={() => onMove(index - 1)}
            />
            <Dark
              icon="chevron-right"
              iconSize={14}
              label={`${name} 뒤로 이동`}
              isDisabled={index === count - 1}
              onPress={() => onMove(index + 1)}
            />
          </Steps>
        )}
      </Thumb>
      {problem && <Problem>{problem}</Problem>}
    </Card>
  );
}

/** A picture that is on its way, or that came to nothing. */
export function UnsentCard({ photo, onRemove, onRetry }: { photo: UnsentPhoto; onRemove: () => void; onRetry: () => void }) {
  const { file, progress, problem } = photo;
  const percent = Math.round(progress * 100);
  return (
    <Card>
      <Thumb data-refused={problem ? true : undefined}>
        {file.type.startsWith('image/') ? <FilePreview file={file} isFaint /> : <Paper aria-label={file.name} />}
        {problem === null && (
          <Bar role="progressbar" aria-label={`${file.name} 올리는 중`} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
            <span style={{ width: `${Math.max(4, percent)}%` }} />
          </Bar>
        )}
        <Corner $at="end">
          <Dark icon="close" iconSize={14} label={problem === null ? `${file.name} 올리기 취소` : `${file.name} 삭제`} onPress={onRemove} />
        </Corner>
      </Thumb>
      {problem !== null && (
        <>
          <Problem>{problem}</Problem>
          <Button size="sm" variant="secondary" onPress={onRetry} aria-label={`${file.name} 다시 시도`}>
            다시 시도
          </Button>
        </>
      )}
    </Card>
  );
}

/** A chosen file in small. The object URL lives as long as the picture is on screen. */
function FilePreview({ file, isFaint }: { file: File; isFaint: boolean }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture.current) return undefined;
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Image ref={picture} alt={file.name} data-faint={isFaint || undefined} />;
}

function Paper(named: { 'aria-label': string }) {
  return (
    <Sheet role="img" {...named}>
      <Icon name="file" size={28} />
    </Sheet>
  );
}

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
  min-width: 0;
  border-radius: ${tokens.radius.md};
  &[data-dragged] {
    z-index: 1;
    opacity: 0.9;
    box-shadow: ${tokens.shadow[3]};
    pointer-events: none;
  }
  &[data-over] {
    outline: 3px solid ${tokens.color.primary};
    outline-offset: 2px;
  }
`;

const Thumb = styled.div`
  position: relative;
  aspect-ratio: 1;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: hidden;
  background: ${tokens.color.sunken};
  user-select: none;
  -webkit-touch-callout: none;
  &[data-movable] {
    cursor: grab;
  }
  &[data-refused] {
    border: 2px solid ${tokens.color.danger};
  }
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  &[data-faint] {
    opacity: 0.55;
  }
`;

const Sheet = styled.span`
  display: grid;
  place-content: center;
  width: 100%;
  height: 100%;
  color: ${tokens.color.textMute};
`;

const Corner = styled.span<{ $at: 'end' }>`
  position: absolute;
  top: 0;
  right: 0;
`;

const Steps = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  right: 0;
  display: flex;
  justify-content: space-between;
`;

// A dark disc of 24 px in a target of 44: it is seen on any picture.
const Dark = styled(IconButton)`
  color: ${tokens.color.onPicture};
  & > svg {
    box-sizing: content-box;
    padding: 5px;
    border-radius: 50%;
    background: ${tokens.color.pictureVeil};
  }
  &[data-hovered] {
    background: transparent;
    color: ${tokens.color.onPicture};
  }
  &[data-disabled] {
    visibility: hidden;
  }
`;

const Bar = styled.span`
  position: absolute;
  bottom: ${tokens.space[2]};
  left: ${tokens.space[2]};
  right: ${tokens.space[2]};
  height: 6px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  overflow: hidden;
  & > span {
    display: block;
    height: 100%;
    background: ${tokens.color.primary};
    transition: width ${tokens.motion.fast};
  }
`;

const Problem = styled.span`
  font-size: ${tokens.font.size.xs};
  line-height: 1.4;
  color: ${tokens.color.danger};
`;
