import type { Composition } from '@petcare/contracts';
import { createStoredText } from '@petcare/storage';
import { Icon, media, tokens, VisuallyHidden } from '@petcare/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { addressWith, differencesOf, type Difference } from './differences.ts';
import { packageRows } from './package-rows.ts';
import { PANEL_WIDTH } from './panel.tsx';
import type { PageRecord } from './recorder.ts';
import { SHORTCUT } from './shortcut.ts';

function Named({ difference, fellBackTo }: { difference: Difference; fellBackTo: string | null }) {
  switch (difference.kind) {
    case 'override':
      return (
        <span>
          <b>{difference.name}</b> @ {difference.where}
          {fellBackTo && <span> · 열지 못해 다른 릴리스({fellBackTo})를 보여 주고 있어요</span>}
        </span>
      );
    case 'pin':
      return (
        <span>
          <b>고정한 구성</b> {difference.id}
        </span>
      );
    case 'fault':
      return (
        <span>
          <b>{difference.name}</b> 장애 {difference.fault}
        </span>
      );
    case 'switch':
      return (
        <span>
          <b>{difference.name}</b> 스위치 {difference.on ? '켬' : '끔'}
        </span>
      );
  }
}

const kinds = { override: '바꾼 것', fault: '장애', switch: '스위치' };
const whatOf = (difference: Difference) => (difference.kind === 'pin' ? '고정한 구성' : `${difference.name} ${kinds[difference.kind]}`);

const folding = createStoredText({ key: 'petcare.testers.folded', where: 'tab' });

type Props = { composition: Composition; recorded: PageRecord; isBesidePanel: boolean; onOpenPanel(): void };

/** The differences between this page and everybody's, in sight as long as there are any, each with the button that takes it off. */
export function Strip({ composition, recorded, isBesidePanel, onOpenPanel }: Props) {
  const [isFolded, setFolded] = useState(() => folding.read() !== null);
  const differences = differencesOf(composition);
  if (differences.length === 0) return null;

  const fold = (folded: boolean) => {
    setFolded(folded);
    if (folded) folding.write('');
    else folding.remove();
  };
  const rows = packageRows(composition, recorded, new Set());
  const fellBackTo = (difference: Difference) =>
    difference.kind === 'override' ? (rows.find(({ name }) => name === difference.name)?.fellBackTo ?? null) : null;
  const without = (...off: Difference[]) =>
    addressWith(
      location.href,
      differences.filter((one) => !off.includes(one)),
      composition,
    );
  return (
    <Place aria-label="테스트 중인 구성" $isBesidePanel={isBesidePanel}>
      <Line>
        <Title>테스트 중 {differences.length}</Title>
        {!isFolded && <Off href={without(...differences)}>모두 끄기</Off>}
        <Press type="button" onClick={onOpenPanel} aria-keyshortcuts={SHORTCUT}>
          패널
        </Press>
        <Press type="button" onClick={() => fold(!isFolded)} aria-expanded={!isFolded}>
          <Icon name={isFolded ? 'chevron-up' : 'chevron-down'} size={18} />
          <VisuallyHidden>{isFolded ? '펼치기' : '접기'}</VisuallyHidden>
        </Press>
      </Line>
      {!isFolded && (
        <List>
          {differences.map((difference) => (
            <Item key={JSON.stringify(difference)}>
              <Named difference={difference} fellBackTo={fellBackTo(difference)} />
              <Off href={without(difference)} aria-label={`${whatOf(difference)} 끄기`}>
                끄기
              </Off>
            </Item>
          ))}
        </List>
      )}
    </Place>
  );
}

const press = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: 2.5rem;
  padding: 0 ${tokens.space[3]};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: inherit;
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentcolor 16%, transparent);
    }
  }
`;

const Press = styled.button`
  ${press}
`;

const Off = styled.a`
  ${press}
`;

// Above the bottom menu of the phone and the tablet; beside the messages of the desktop.
const Place = styled.section<{ $isBesidePanel: boolean }>`
  position: fixed;
  left: ${tokens.space[2]};
  bottom: calc(4.25rem + env(safe-area-inset-bottom, 0px));
  z-index: ${tokens.z.toast};
  max-width: min(34rem, calc(100vw - ${tokens.space[4]}));
  padding: ${tokens.space[1]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  font-size: ${tokens.font.size.sm};
  ${media.belowTablet} {
    ${({ $isBesidePanel }) => $isBesidePanel && 'display: none;'}
  }
  ${media.tablet} {
    ${({ $isBesidePanel }) => $isBesidePanel && `max-width: min(34rem, calc(100vw - ${PANEL_WIDTH} - 1rem));`}
  }
  ${media.desktop} {
    bottom: ${tokens.space[2]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`;

const Title = styled.h2`
  flex: 1;
  padding-inline: ${tokens.space[2]};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.bold};
`;

const List = styled.ul`
  max-height: min(30vh, 12rem);
  overflow: auto;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-left: ${tokens.space[2]};
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  & b {
    font-weight: ${tokens.font.weight.semibold};
  }
`;
