import { messageOfError } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, Card, formatDay, Inline, Section, Stack, tokens } from '@petcare/ui';
import { Switch } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { DeviceNotices_Mine, DeviceNotices_Remove, DeviceNotices_SetKind, type MyPush } from './push-operations.ts';
import type { BrowserState } from './this-browser.ts';
import { useThisBrowser } from './use-this-browser.ts';

type Kind = MyPush['kinds'][number]['kind'];

const labels: Record<Kind, string> = {
  reservation: '예약 확정·변경·취소',
  message: '쪽지',
  answer: '댓글, 답변, 리뷰 답글',
  pet: '반려동물 일정',
  house: '포인트와 운영 소식',
};

const hints: Record<BrowserState['kind'], string> = {
  unsupported: '이 브라우저에서는 알림을 받을 수 없어요. iPhone은 펫케어를 홈 화면에 추가하면 받을 수 있어요.',
  denied: '브라우저 설정에서 펫케어의 알림을 허용한 뒤 다시 켜 주세요.',
  off: '잠금 화면에는 병원 이름이나 증상 같은 내용이 보이지 않아요.',
  on: '잠금 화면에는 병원 이름이나 증상 같은 내용이 보이지 않아요.',
};

/** Notices on the devices of an account: this one, of what, and which others there are. Nothing on a site that sends none. */
export function DeviceNotices() {
  const [{ data }, reload] = useQuery({ query: DeviceNotices_Mine });
  const push = data?.getMyPush;
  return push ? <Settings push={push} reload={() => reload({ requestPolicy: 'network-only' })} /> : null;
}

function Settings({ push, reload }: { push: MyPush; reload: () => void }) {
  const { state, isPending, turnOn, turnOff } = useThisBrowser();
  const isOn = state?.kind === 'on';
  const canChange = state?.kind === 'on' || state?.kind === 'off';
  async function change(wanted: boolean) {
    if (isPending) return;
    await (wanted ? turnOn(push.publicKey) : turnOff());
    reload();
  }
  return (
    <Section title="기기 알림" id="notices">
      <Card padding="lg">
        <Stack gap={5}>
          <Stack gap={2}>
            <Switch isSelected={isOn} isDisabled={!canChange} onChange={(wanted) => void change(wanted)}>
              이 기기에서 알림 받기
            </Switch>
            <Hint aria-live="polite">{isPending ? '저장하고 있어요.' : state ? hints[state.kind] : ' '}</Hint>
          </Stack>
          {push.devices.length > 0 && <Kinds kinds={push.kinds} />}
          {push.devices.length > 0 && (
            <Devices devices={push.devices} own={isOn ? state.endpoint : null} onRemoveOwn={turnOff} onRemoved={reload} />
          )}
        </Stack>
      </Card>
    </Section>
  );
}

function Kinds({ kinds }: { kinds: MyPush['kinds'] }) {
  const [chosen, setChosen] = useState(() => new Map(kinds.map(({ kind, isOn }) => [kind, isOn])));
  const [, set] = useMutation(DeviceNotices_SetKind);
  const put = (kind: Kind, isOn: boolean) => setChosen((before) => new Map(before).set(kind, isOn));
  async function change(kind: Kind, isOn: boolean) {
    put(kind, isOn);
    const { error } = await set({ kind, isOn });
    if (!error) return;
    put(kind, !isOn);
    toast('error', messageOfError(error));
  }
  return (
    <div role="group" aria-labelledby="notice-kinds">
      <h3 id="notice-kinds">받을 알림</h3>
      <Stack gap={1}>
        {kinds.map(({ kind }) => (
          <Switch key={kind} isSelected={chosen.get(kind) ?? true} onChange={(isOn) => void change(kind, isOn)}>
            {labels[kind]}
          </Switch>
        ))}
      </Stack>
    </div>
  );
}

type DevicesProps = { devices: MyPush['devices']; own: string | null; onRemoveOwn: () => Promise<void>; onRemoved: () => void };

function Devices({ devices, own, onRemoveOwn, onRemoved }: DevicesProps) {
  const [, remove] = useMutation(DeviceNotices_Remove);
  async function take({ id, endpoint }: DevicesProps['devices'][number]) {
    if (endpoint === own) await onRemoveOwn();
    const { error } = await remove({ id });
    if (error) toast('error', messageOfError(error));
    onRemoved();
  }
  return (
    <div>
      <h3 id="notice-devices">알림을 받는 기기</h3>
      <Rows aria-labelledby="notice-devices">
        {devices.map((device) => (
          <li key={device.id}>
            <Inline gap={3} justify="space-between">
              <span>
                {device.name}
                <Hint as="span"> {device.endpoint === own ? '이 기기' : `${formatDay(device.seenAt)} 사용`}</Hint>
              </span>
              <Button size="sm" variant="ghost" onPress={() => void take(device)} aria-label={`${device.name} 삭제`}>
                삭제
              </Button>
            </Inline>
          </li>
        ))}
      </Rows>
    </div>
  );
}

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;
