import { copyText } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import type { MapPosition } from '@petcare/maps';
import { Button, Card, LinkButton, Section, tokens } from '@petcare/ui';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { listingKinds } from '../listing/listing-kinds.ts';
import { writeMapAddress } from '../map-view/map-address.ts';
import { sections } from './listing-tabs.tsx';
import type { Listing } from '../listing-facts/listing.ts';
import { useNearView } from './use-near-view.ts';

const LocationMap = lazyPiece(() => import('./location-map.tsx').then((m) => m.LocationMap));
/** Far enough for the outlines of the district; the large map opens at the street. */
const ZOOM = { small: 12.6, large: 15 };

/** Kakao's map knows the way from wherever somebody is; a comma would end the name. */
const directionsTo = (name: string, { latitude, longitude }: MapPosition) =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name.replaceAll(',', ' '))},${latitude},${longitude}`;

export function ListingLocation({ listing: { kind, id, name, address } }: { listing: Listing }) {
  const { address: line, detailAddress, jibunAddress, latitude, longitude } = address;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearView(box);
  const position = useMemo(() => (latitude !== null && longitude !== null ? { latitude, longitude } : null), [latitude, longitude]);
  const whole = [line, detailAddress].filter(Boolean).join(' ');

  const copy = () => copyText(whole, { copied: '주소를 복사했어요.', failed: '주소를 복사하지 못했어요.' });

  return (
    <Section id={sections.location} title="위치">
      <Card padding="none">
        <Words>
          <Where>
            <Line>{whole}</Line>
            <Button variant="ghost" size="sm" aria-label="주소 복사" onPress={() => void copy()}>
              복사
            </Button>
          </Where>
          {jibunAddress && jibunAddress !== line && <Lot>지번 {jibunAddress}</Lot>}
          {position && (
            <Acts>
              <LinkButton
                variant="secondary"
                size="sm"
                icon="map"
                to={{ pathname: listingKinds[kind].mapPath, hash: writeMapAddress({ center: position, zoom: ZOOM.large, selectedId: id }) }}
              >
                큰 지도에서 보기
              </LinkButton>
              <LinkButton
                variant="secondary"
                size="sm"
                icon="external-link"
                to={directionsTo(name, position)}
                target="_blank"
                rel="noopener noreferrer"
              >
                길찾기
              </LinkButton>
            </Acts>
          )}
        </Words>
        {position && <MapBox ref={box}>{isNear && <LocationMap kind={kind} name={name} position={position} zoom={ZOOM.small} />}</MapBox>}
      </Card>
    </Section>
  );
}

const Words = styled.div`
  padding: ${tokens.space[5]};
`;

const Where = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  > button {
    flex: none;
    margin-right: calc(-1 * ${tokens.space[2]});
  }
`;

const Line = styled.p`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Lot = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[3]};
`;

const MapBox = styled.div`
  height: 16rem;
  background: ${tokens.color.sunken};
`;
