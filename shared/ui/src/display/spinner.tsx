import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Diameter in px. Default 24. */
  size?: number;
  /** The reason of the wait, for screen readers. Default 불러오는 중이에요. */
  label?: string;
}

/** A turning ring in the current colour that announces what is being waited for. */
export function Spinner({ size = 24, label = '불러오는 중이에요.' }: SpinnerProps) {
  return (
    <Frame role="status">
      <Ring $size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, Math.round($size / 9))}px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 720ms linear infinite;
`;
