import type { PhotoQueue, UnsentPhoto } from '@petcare/photos/queue';
import { Button, IconButton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { unsent: readonly UnsentPhoto[]; queue: PhotoQueue; onRemove: (photo: UnsentPhoto) => void };

/** Pictures that are on their way into the text, or came to nothing until the person decides. */
export function UnsentPictures({ unsent, queue, onRemove }: Props) {
  if (unsent.length === 0) return null;
  return (
    <List aria-label="올리는 사진">
      {unsent.map((photo) => {
        const { id, file, progress, problem } = photo;
        const percent = Math.round(progress * 100);
        return (
          <li key={id}>
            <Name>{file.name}</Name>
            {problem === null ? (
              <>
                <Bar role="progressbar" aria-label={`${file.name} 올리는 중`} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
                  <span style={{ width: `${Math.max(4, percent)}%` }} />
                </Bar>
                <IconButton icon="close" label={`${file.name} 올리기 취소`} onPress={() => onRemove(photo)} />
              </>
            ) : (
              <>
                <Problem>{problem}</Problem>
                <Button size="sm" variant="secondary" aria-label={`${file.name} 다시 시도`} onPress={() => queue.retry(id)}>
                  다시 시도
                </Button>
                <IconButton icon="close" label={`${file.name} 삭제`} onPress={() => onRemove(photo)} />
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.sunken};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
    font-size: ${tokens.font.size.sm};
  }
`;

const Name = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.span`
  flex: 2 1 6rem;
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.border};

  span {
    display: block;
    height: 100%;
    background: ${tokens.color.primary};
    transition: width ${tokens.motion.fast};
  }
`;

const Problem = styled.span`
  flex: 2 1 10rem;
  color: ${tokens.color.danger};
`;
