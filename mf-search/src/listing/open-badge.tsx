import { styled } from 'styled-components';
import { graphql, useOnline } from '@petcare/api';
import { openStateInWords, type OpenState } from '@petcare/opening-hours';
import { Badge } from '@petcare/ui';

/** The fields of a listing that the badge needs. */
export const OpenStateFields = graphql(`
  fragment OpenStateFields on Listing @_unmask {
    openState {
      kind
      at
    }
  }
`);

/** The state of a listing, open or not, as people say it; nothing when its hours are not known, or without a network: it was asked for some time ago. */
export function OpenBadge({ openState }: { openState: OpenState | null }) {
  const isOnline = useOnline();
  if (!openState || !isOnline) return null;
  const { text, tone } = openStateInWords(openState);
  return <Words tone={tone}>{text}</Words>;
}

/* It breaks where large letters leave it no room beside a heading. */
const Words = styled(Badge)`
  white-space: normal;
`;
