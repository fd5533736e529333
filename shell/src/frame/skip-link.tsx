import { tokens } from '@petcare/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

// Moves the focus by itself: an address with #content would be another route to every router of the page.
function toContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <Link href="#content" onClick={toContent}>
      본문으로 바로가기
    </Link>
  );
}

const Link = styled.a`
  position: fixed;
  top: ${tokens.space[2]};
  left: ${tokens.space[2]};
  z-index: ${tokens.z.overlay};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.text};
  color: ${tokens.color.onPrimary};
  font-weight: ${tokens.font.weight.semibold};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
