import { useSession } from '@petcare/auth';
import { media } from '@petcare/ui';
import { css } from 'styled-components';

const ACCOUNT_TYPE = 0;

/** `maybe`: the session is unknown, and the page's first script alone has read the account's type (`data-account`). */
export type Guardian = 'maybe' | 'yes' | 'no';

/** The visitor of the home page, as a guardian or not. */
export function useGuardian(): Guardian {
  const session = useSession();
  if (session.status === 'unknown') return 'maybe';
  return session.status === 'signed-in' && session.identity.accountType === ACCOUNT_TYPE ? 'yes' : 'no';
}

/** The style of what only guardians see, from the first paint on. */
export const onlyForGuardians = css<{ $guardian: Guardian }>`
  ${({ $guardian }) => $guardian === 'maybe' && `html:not([data-account='${ACCOUNT_TYPE}']) & { display: none; }`}
`;

/** The style of what leaves a guardian's phone to what they have coming. */
export const smallForGuardians = css<{ $guardian: Guardian }>`
  ${media.belowTablet} {
    ${({ $guardian }) => $guardian === 'maybe' && `html[data-account='${ACCOUNT_TYPE}'] & { display: none; }`}
    ${({ $guardian }) => $guardian === 'yes' && 'display: none;'}
  }
`;
