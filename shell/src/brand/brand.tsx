import { tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BrandMark } from './brand-mark.tsx';

/** The site's name, which leads home. */
export function Brand({ onClick }: { onClick?: () => void }) {
  return (
    <Home to="/" onClick={onClick} aria-label="펫케어 홈">
      <BrandMark />
      펫케어
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  flex: none;
  min-height: ${tokens.touchTarget};
  font-size: 1.25rem;
  font-weight: 800;
  letter-spacing: -0.04em;
  color: ${tokens.color.text};
`;
