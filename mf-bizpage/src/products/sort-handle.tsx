import { focusRing, Icon, tokens } from '@petcare/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** The handle by which a thing is dragged; the arrow keys move it too. */
export function SortHandle({ name, ...rest }: { name: string } & Omit<ComponentProps<'button'>, 'name' | 'ref'>) {
  return (
    <Handle type="button" aria-label={`${name} 순서 바꾸기. 화살표 키로 옮겨요.`} {...rest}>
      <Icon name="menu" size={18} />
    </Handle>
  );
}

const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textMute};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.text};
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
