import { RegionChoice, type RegionChoiceProps } from '@petcare/address';
import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The region's two boxes beside each other, as wide as a phone and no wider on a desktop. */
export function RegionFields(props: RegionChoiceProps) {
  return (
    <Fields role="group" aria-label="지역">
      <RegionChoice {...props} />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: 11rem 12rem;
    width: auto;
  }
`;
