import { useSession } from '@petcare/auth';
import { Slot } from '@petcare/remote';
import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

const GUARDIAN = 0;

/**
 * A guardian's next booking over the foot of the picture. It takes no room: that there is one is known after the page
 * is seen, and nothing may jump then.
 */
export function NextBooking() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.identity.accountType !== GUARDIAN) return null;
  return (
    <Place>
      <Slot name="home.reservation" props={{}} />
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: calc(-1 * ${tokens.space[3]});
  z-index: 1;
  /* Most have none coming, and those are not shown that one is looked for. */
  [aria-busy='true'] {
    display: none;
  }
`;
