import { keyframes, styled } from 'styled-components';
import { tokens } from '@petcare/ui';

const pulse = keyframes`
  from { transform: scale(0.6); opacity: 0.5; }
  to { transform: scale(2.4); opacity: 0; }
`;

/** The mark of the visitor's place. */
export function MyLocationDot() {
  return <Dot role="img" aria-label="내 위치" />;
}

const Dot = styled.div`
  position: relative;
  width: 18px;
  height: 18px;
  border: 3px solid ${tokens.color.surface};
  border-radius: 50%;
  background: ${tokens.color.info};
  box-shadow: ${tokens.shadow[2]};
  &::before {
    content: '';
    position: absolute;
    inset: -3px;
    border-radius: 50%;
    background: ${tokens.color.info};
    animation: ${pulse} 2s ease-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
      transform: scale(2);
      opacity: 0.18;
    }
  }
`;
