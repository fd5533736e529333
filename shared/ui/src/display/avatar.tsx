import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Picture } from './picture.tsx';

const looks = [
  [tokens.color.primarySoftHover, tokens.color.primaryActive],
  [tokens.color.accentSoftHover, tokens.color.accentHover],
  [tokens.color.warnSoft, tokens.color.warn],
  [tokens.color.infoSoft, tokens.color.info],
] as const;

const lookOf = (name: string) => looks[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % looks.length] ?? looks[0];

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Of the person or place; its first letter stands in for a missing picture. */
  name: string;
  src?: string | null;
  /** Diameter in px. Default 40. */
  size?: number;
}

/** A round picture, or the first letter of the name. Decoration: the name stands beside it as text. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  return (
    <Frame $size={size} $name={name} aria-hidden>
      {src ? <Picture src={src} alt="" sizes={`${size}px`} ratio={1} /> : [...name.trim()][0]?.toUpperCase()}
    </Frame>
  );
}

const Frame = styled.span<{ $size: number; $name: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${({ $name }) => lookOf($name)[0]};
  color: ${({ $name }) => lookOf($name)[1]};
  font-size: ${({ $size }) => Math.round($size * 0.42)}px;
  font-weight: ${tokens.font.weight.bold};
  line-height: 1;
`;
