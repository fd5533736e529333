import { businessNouns } from '@petcare/contracts';
import { AddressField, type AddressPart, type AddressValue } from '@petcare/address';
import { rest } from '@petcare/api';
import { lazyPiece } from '@petcare/remote';
import { Button, Icon, Stack, tokens } from '@petcare/ui';
import { FieldGroup } from '@petcare/ui/form';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { PlaceDraft } from './profile-draft.ts';

const PinDialog = lazyPiece(() => import('./pin-dialog.tsx').then((m) => m.PinDialog));

/** The pin's fate when the address was changed. */
type PinState = 'no' | 'moved' | 'unsure';

const sentences: Record<PinState, string> = {
  no: '지도에 표시돼요. 입구가 다르면 핀을 옮겨 주세요.',
  moved: '새 주소로 핀을 옮겼어요. 입구가 다르면 지도에서 수정해 주세요.',
  unsure: '주소가 바뀌었어요. 지도에서 핀의 자리를 확인해 주세요.',
};

/** The business's place: its address, and its pin, which follows a new address and can be moved. */
export function PlaceFields({ kind, form }: FieldsProps) {
  const { address: place, name } = form.values;
  const [isAsked, setAsked] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [followed, setFollowed] = useState<PinState>('no');
  const placedFor = useRef(place.address);
  const hasPin = place.latitude !== null && place.longitude !== null;

  const put = (part: Partial<PlaceDraft>) => form.change(({ address }) => ({ address: { ...address, ...part } }));

  function write(value: AddressValue) {
    const isSameLine = value.address === place.address;
    put({ ...value, ...(!isSameLine && { jibunAddress: null }) });
    // Chosen in the search: nobody leaves a field then.
    if (!isSameLine && value.sido !== null) void follow(value.address);
  }

  async function follow(line: string | null) {
    if (!line?.trim() || line === placedFor.current) return;
    placedFor.current = line;
    const answer = await rest.get('/api/location-info/get-info', { query: { address: line } });
    if (placedFor.current !== line) return;
    const isKnown = answer.success && answer.data.isExact;
    if (isKnown) put({ latitude: answer.data.latitude, longitude: answer.data.longitude });
    setFollowed(isKnown ? 'moved' : 'unsure');
  }

  const error = form.errorOf('address');
  return (
    <FieldsCard title="위치">
      <Stack data-wide gap={5}>
        <AddressField
          label={`${businessNouns[kind]} 주소`}
          value={place}
          onChange={write}
          errors={{ address: hasPin || !place.address ? error : undefined, postcode: form.refused['address.postcode'] }}
          onLeave={(part: AddressPart) => part === 'address' && void follow(place.address)}
          isRequired
        />
        <FieldGroup label="지도의 핀" errorMessage={!hasPin && place.address ? error : undefined}>
          {() => (
            <Pin data-unsure={followed === 'unsure' || !hasPin || undefined}>
              <Icon name="map-pin" size={22} />
              <span>{hasPin ? sentences[followed] : '아직 지도에 표시되지 않아요. 핀을 놓아 주세요.'}</span>
              <Button
                variant="secondary"
                size="sm"
                onPress={() => {
                  setAsked(true);
                  setMoving(true);
                }}
                onHoverStart={PinDialog.fetch}
                onFocus={PinDialog.fetch}
                data-refused={!hasPin && error ? true : undefined}
              >
                {hasPin ? '핀 이동' : '핀 놓기'}
              </Button>
            </Pin>
          )}
        </FieldGroup>
        {isAsked && (
          <PinDialog
            kind={kind}
            name={name}
            isOpen={isMoving}
            place={place}
            onClose={() => setMoving(false)}
            onPut={(position) => {
              put(position);
              setFollowed('no');
              setMoving(false);
            }}
          />
        )}
      </Stack>
    </FieldsCard>
  );
}

const Pin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  & > svg {
    flex: none;
    color: ${tokens.color.primary};
  }
  & > span {
    flex: 1 1 12rem;
    word-break: keep-all;
  }
  &[data-unsure] {
    background: ${tokens.color.warnSoft};
  }
`;
