import { RemoteFailure } from '@petcare/remote';
import { Component, type ReactNode } from 'react';

const reloadPage = () => location.reload();

/** Keeps the frame standing when one of the shell's own pages breaks. Its chunk can only be fetched anew by a reload. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <RemoteFailure onRetry={reloadPage} /> : this.props.children;
  }
}
