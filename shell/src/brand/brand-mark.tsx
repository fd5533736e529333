import { Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The paw of the house. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <Tile $size={size}>
      <Icon name="paw" size={Math.round(size * 0.62)} />
    </Tile>
  );
}

const Tile = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 32%;
  background: linear-gradient(145deg, ${tokens.color.primaryVivid}, ${tokens.color.primary});
  color: ${tokens.color.onPrimary};
`;
