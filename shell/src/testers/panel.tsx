import type { Composition } from '@petcare/contracts';
import { IconButton, media, tokens } from '@petcare/ui';
import { Tabs } from '@petcare/ui/choice';
import { Switch } from '@petcare/ui/form';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { ConfigList } from './config-list.tsx';
import { EventList } from './event-list.tsx';
import { MixLinkField } from './mix-link-field.tsx';
import { PackageList } from './package-list.tsx';
import { packageRows } from './package-rows.ts';
import type { PageRecord } from './recorder.ts';
import { SwitchList } from './switch-list.tsx';
import { UsageGraph } from './usage-graph.tsx';
import { useOnPage } from './use-on-page.ts';
import { useUnrendered } from './use-unrendered.ts';

export const PANEL_WIDTH = '27rem';

type PanelTab = 'packages' | 'usage' | 'switches' | 'config' | 'events';

type Props = {
  composition: Composition;
  recorded: PageRecord;
  isOutlined: boolean;
  onOutline(isOutlined: boolean): void;
  onClose(): void;
};

/** The packages of the page and the events in it. It stands beside the page, which stays usable: the focus is not kept inside. */
export function Panel({ composition, recorded, isOutlined, onOutline, onClose }: Props) {
  const [shown, setShown] = useState<PanelTab>('packages');
  const frame = useRef<HTMLDivElement>(null);
  const rows = packageRows(composition, recorded, useOnPage(), useUnrendered());

  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <Frame ref={frame} role="dialog" aria-labelledby="testers-panel" tabIndex={-1} onKeyDown={closeOnEscape}>
      <Head>
        <h2 id="testers-panel">테스터 패널</h2>
        <IconButton icon="close" label="패널 닫기" onPress={onClose} />
      </Head>
      <Body>
        <MixLinkField composition={composition} />
        <Switch isSelected={isOutlined} onChange={onOutline}>
          화면의 주인 보기
        </Switch>
        <Tabs<PanelTab>
          label="테스터 패널"
          items={[
            { id: 'packages', label: '릴리스', count: rows.length },
            { id: 'usage', label: '연결' },
            { id: 'switches', label: '스위치', count: composition.tester?.switches?.length ?? 0 },
            { id: 'config', label: '설정', count: Object.values(composition.config ?? {}).flatMap(Object.keys).length },
            { id: 'events', label: '이벤트', count: recorded.events.length },
          ]}
          selected={shown}
          onChange={setShown}
        >
          {shown === 'packages' && <PackageList rows={rows} />}
          {shown === 'usage' && <UsageGraph />}
          {shown === 'switches' && <SwitchList composition={composition} />}
          {shown === 'config' && <ConfigList composition={composition} />}
          {shown === 'events' && <EventList events={recorded.events} />}
        </Tabs>
      </Body>
    </Frame>
  );
}

const Frame = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.z.toast};
  display: flex;
  flex-direction: column;
  height: 72dvh;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  box-shadow: ${tokens.shadow[3]};
  outline: none;
  ${media.tablet} {
    inset: 0 0 0 auto;
    width: ${PANEL_WIDTH};
    height: auto;
    border-radius: 0;
    border-left: 1px solid ${tokens.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[2]} ${tokens.space[2]} 0 ${tokens.space[4]};
  & > h2 {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.lg};
  }
`;

const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: 0 ${tokens.space[4]} calc(${tokens.space[4]} + env(safe-area-inset-bottom, 0px));
  & [role='tabpanel'] {
    padding-top: ${tokens.space[2]};
  }
`;
