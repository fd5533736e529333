import { Dialog } from '@petcare/ui/overlay';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ProfilePreview } from './profile-preview.tsx';

type Props = ComponentProps<typeof ProfilePreview> & { onClose: () => void };

/** The public page as it will be, where there is no room beside the form. */
export function PreviewDialog({ onClose, ...preview }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title="미리 보기" size="lg">
      <Scrolled tabIndex={0} role="group" aria-label="공개되는 페이지">
        <ProfilePreview {...preview} />
      </Scrolled>
    </Dialog>
  );
}

/** Nothing inside takes the keyboard, and it is to be scrolled by it. */
const Scrolled = styled.div``;
