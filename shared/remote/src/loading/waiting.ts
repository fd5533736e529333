import { styled } from 'styled-components';

/** The stand-in for a remote's tree until it is there. */
export const Waiting = styled.div``;

/**
 * Around a place for a remote's tree and its `Waiting`: the waiting goes in the
 * very frame in which the tree has something to show, so that neither ever
 * pushes the other down the page.
 */
export const WaitingRoom = styled.div`
  &:has([data-owner]:not(:empty)) > ${Waiting} {
    display: none;
  }
`;
