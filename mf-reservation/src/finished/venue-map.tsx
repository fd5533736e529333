import { PlacesMap } from '@petcare/maps';
import { Section, tokens } from '@petcare/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Venue } from '../record/venue.ts';

/** As on the place's own page: the borders around it are in sight where the map has no streets. */
const ZOOM = 12.6;

type Props = Pick<Venue, 'kind' | 'name'> & { position: NonNullable<Venue['position']> };

export function VenueMap({ kind, name, position: { latitude, longitude } }: Props) {
  const position = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const pins = useMemo(() => [{ id: 'here', kind, name, tags: [], ...position }], [kind, name, position]);
  return (
    <Section title="오시는 곳">
      <Frame>
        <PlacesMap label={`${name} 위치 지도`} center={position} zoom={ZOOM} pins={pins} selectedId="here" />
      </Frame>
    </Section>
  );
}

const Frame = styled.div`
  overflow: hidden;
  height: 16rem;
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;
