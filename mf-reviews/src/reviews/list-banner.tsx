import { Slot } from '@petcare/remote';
import { media } from '@petcare/ui';
import { styled } from 'styled-components';

/** The banner above a list, in a place that is kept before anything is there, so that nothing below it is pushed down. */
export function ListBanner() {
  return (
    <Place>
      <Slot name="list.banner" props={{}} />
    </Place>
  );
}

const Place = styled.div`
  aspect-ratio: 4;
  overflow: hidden;

  ${media.tablet} {
    aspect-ratio: 8;
  }
`;
