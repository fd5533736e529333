import type { Business } from '@petcare/contracts';
import { Slot } from '@petcare/remote';
import { media, tokens } from '@petcare/ui';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { previewOf } from './preview-of.ts';
import type { ProfileDraft } from './profile-draft.ts';

type Props = { business: Business; draft: ProfileDraft };

/** The public page as it will be, made by those who show it; nothing in it can be pressed. */
export function ProfilePreview({ business, draft }: Props) {
  // What is being typed comes first.
  const shown = useDeferredValue(draft);
  const changed = useMemo(() => previewOf(business.kind, shown), [business.kind, shown]);
  return (
    <Frame inert>
      <Slot name="bizpage.preview" props={{ business, changed }} />
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.canvas};
  ${media.desktop} {
    zoom: 0.8;
  }
`;
