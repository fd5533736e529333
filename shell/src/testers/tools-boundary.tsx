import { tokens } from '@petcare/ui';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Note = styled.p`
  position: fixed;
  left: ${tokens.space[2]};
  bottom: 4.25rem;
  z-index: ${tokens.z.toast};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font-size: ${tokens.font.size.sm};
`;

/** The tools may break; the page that they are about may not, and whoever looks must know that it may be another than everybody's. */
export class ToolsBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <Note role="alert">테스터 도구에 문제가 생겼어요. 바꾼 것이 남아 있을 수 있어요.</Note>
    ) : (
      this.props.children
    );
  }
}
