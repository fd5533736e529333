import { IconButton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useHeart } from './use-heart.ts';

type Props = { id: string; name: string; className?: string };

/** In the corner of a card or a row (`position: relative`): marks its listing, above what opens it. */
export function Heart({ id, name, className }: Props) {
  const [isMarked, press] = useHeart(id);
  return (
    <Corner
      icon={isMarked ? 'heart-filled' : 'heart'}
      label={`${name} 찜하기`}
      aria-pressed={isMarked}
      onPress={press}
      {...(className && { className })}
    />
  );
}

const Corner = styled(IconButton)`
  position: absolute;
  top: ${tokens.space[1]};
  right: ${tokens.space[1]};
  z-index: 1;
  background: ${tokens.color.surface};
  &[aria-pressed='true'] {
    color: ${tokens.color.danger};
  }
`;
