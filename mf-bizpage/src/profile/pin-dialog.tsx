import type { BusinessKind } from '@petcare/contracts';
import { rest } from '@petcare/api';
import { distanceKm, PlacesMap, type MapPosition, type MapView } from '@petcare/maps';
import { Button, FormError, Icon, SearchField, Stack, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { PlaceDraft } from './profile-draft.ts';

/** The middle of Seoul, from which a business that is nowhere yet begins. */
const SEOUL: MapPosition = { latitude: 37.5663, longitude: 126.9779 };
const ZOOM = { house: 16, town: 14, country: 10 };
const STEP_PX = 4;
const degreesInPixel = (zoom: number) => 360 / (512 * 2 ** zoom);
/** Nearer than that the map has only come to rest where it was. */
const REST_KM = 0.001;

const arrows: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Props = {
  kind: BusinessKind;
  name: string;
  place: PlaceDraft;
  isOpen: boolean;
  onClose: () => void;
  onPut: (position: MapPosition) => void;
};

/** The map under a pin that stays in the middle: the map is moved by hand or by the arrow keys, or put where an address is. */
export function PinDialog({ kind, name, place, isOpen, onClose, onPut }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="지도에서 위치 정하기" size="lg">
      <Placing key={String(isOpen)} {...{ kind, name, place, onClose, onPut }} />
    </Dialog>
  );
}

function Placing({ name, place, onClose, onPut }: Omit<Props, 'isOpen'>) {
  const start = positionOf(place);
  const [view, setView] = useState({ center: start ?? SEOUL, zoom: start ? ZOOM.house : ZOOM.country });
  const [text, setText] = useState(place.address ?? '');
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);
  const [isMoved, setMoved] = useState(false);

  async function search(address: string) {
    if (!address.trim()) return;
    const question = (asked.current += 1);
    setAsking(true);
    const answer = await rest.get('/api/location-info/get-info', { query: { address: address.slice(0, 200) } });
    if (question !== asked.current) return;
    setAsking(false);
    setProblem(answer.success ? '' : answer.message);
    if (!answer.success) return;
    const { latitude, longitude, isExact, sigungu } = answer.data;
    setView({ center: { latitude, longitude }, zoom: isExact ? ZOOM.house : sigungu ? ZOOM.town : ZOOM.country });
    setMoved(true);
  }

  // Who has an address and no pin yet is taken there.
  const begin = useRef(() => (start ? undefined : void search(text)));
  useEffect(() => begin.current(), []);

  function onMove({ center, zoom }: MapView) {
    if (distanceKm(center, view.center) > REST_KM) setMoved(true);
    setView({ center, zoom });
  }

  /** Before the map hears of it, whose own steps are as wide as a block. */
  function step(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    const [east, north] = arrow;
    const by = degreesInPixel(view.zoom) * STEP_PX * (event.shiftKey ? 10 : 1);
    setMoved(true);
    setView(({ center: { latitude, longitude }, zoom }) => ({
      center: { latitude: latitude + north * by * Math.cos((latitude * Math.PI) / 180), longitude: longitude + east * by },
      zoom,
    }));
  }

  return (
    <Stack gap={4}>
      <SearchField
        label="주소로 찾기"
        placeholder="도로명이나 지번 주소"
        value={text}
        onChange={setText}
        onSubmit={(address) => void search(address)}
      />
      <FormError>{problem}</FormError>
      <Box onKeyDownCapture={step} aria-busy={isAsking}>
        <PlacesMap
          label={`${name.trim() || '업체'} 위치를 정하는 지도. 방향키로 핀을 조금씩, Shift와 함께 누르면 크게 옮겨요`}
          center={view.center}
          zoom={view.zoom}
          onMove={onMove}
        />
        <Pin aria-hidden>
          <Icon name="map-pin" size={44} />
        </Pin>
      </Box>
      <Hint>지도를 끌어 핀 끝을 출입구에 맞춰 주세요. 지도를 고른 뒤 방향키로도 옮길 수 있어요.</Hint>
      <Button size="lg" fullWidth isDisabled={!isMoved} onPress={() => onPut(view.center)}>
        이 위치로 정하기
      </Button>
      <Button variant="ghost" onPress={onClose}>
        취소
      </Button>
    </Stack>
  );
}

function positionOf({ latitude, longitude }: PlaceDraft): MapPosition | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  height: min(24rem, 45dvh);
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

/** Its tip in the middle of the map, and not in the way of the hand. */
const Pin = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  transform: translate(-50%, -94%);
  color: ${tokens.color.primary};
  filter: drop-shadow(0 3px 4px ${tokens.color.shade});
  pointer-events: none;
  & svg {
    fill: ${tokens.color.surface};
  }
`;

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;
