import type { EventPayload } from '@petcare/contracts';
import { recentSearches, type RecentSearch } from '@petcare/device-lists';
import { useBusEvent } from '@petcare/event-bus';
import { Slot } from '@petcare/remote';
import { Button, Icon, IconButton, SearchField, tokens, type IconName } from '@petcare/ui';
import { FullScreen } from '@petcare/ui/overlay';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hospitalSearchPath, useHospitalSearch } from './use-hospital-search.ts';

type FoundSuggestions = EventPayload<'search.suggested'>['suggestions'];

/** The kinds of suggestions, in the order of their groups. */
const kinds: readonly { kind: FoundSuggestions[number]['kind']; name: string; icon: IconName }[] = [
  { kind: 'region', name: '지역', icon: 'map-pin' },
  { kind: 'hospital', name: '동물병원', icon: 'hospital' },
  { kind: 'pharmacy', name: '동물약국', icon: 'pill' },
  { kind: 'company', name: '펫 서비스', icon: 'scissors' },
  { kind: 'knowledge', name: '증상 · 질병 · 진료비', icon: 'heart' },
];

/** Of each kind of listing its list, and its map. */
const listings = [
  { kind: 'hospital', list: '/hostpital-list', map: '/search/map' },
  { kind: 'pharmacy', list: '/pharmacy-list', map: '/search/map/pharmacy' },
  { kind: 'company', list: '/company-list', map: '/search/company-map' },
] as const;
/** State with which a map asks the device where it is: whoever presses the link wants it to. */
const locating = { locate: true };
const called = (kind: FoundSuggestions[number]['kind']) => kinds.find((one) => one.kind === kind)!;

const MOST_RECENT = 8;
const latest = () => recentSearches.read().slice(0, MOST_RECENT);
const againPath = ({ kind, text }: RecentSearch) =>
  `${listings.find((one) => one.kind === kind)!.list}?${new URLSearchParams({ search: text }).toString()}`;

/** Search on a whole screen: what is suggested for the text by kind, and before there is one what was searched for last, and what is near. */
export function SearchScreen({ onClose }: { onClose: () => void }) {
  const box = useId();
  const search = useHospitalSearch();
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundSuggestions>([]);
  const [recent, setRecent] = useState(latest);
  useBusEvent('search.suggested', (said) => {
    if (said.box === box) setFound(said.suggestions);
  });
  const go = (term: string) => {
    search(term);
    onClose();
  };
  const forget = (...gone: RecentSearch[]) => {
    recentSearches.remove(...gone);
    setRecent(latest());
  };
  return (
    <FullScreen label="검색" onClose={onClose}>
      <Top>
        <IconButton icon="chevron-left" iconSize={24} label="검색 닫기" onPress={onClose} />
        <Field label="무엇을 찾으세요?" placeholder="병원 이름, 지역, 진료" autoFocus value={text} onChange={setText} onSubmit={go} />
      </Top>
      <Body>
        {text.trim() === '' ? (
          <>
            <Group title="내 주변">
              <Near>
                {listings.map(({ kind, map }) => (
                  <li key={kind}>
                    <Link to={map} state={locating} onClick={onClose}>
                      <Icon name={called(kind).icon} size={24} />
                      {called(kind).name}
                    </Link>
                  </li>
                ))}
              </Near>
            </Group>
            {recent.length > 0 && (
              <Group
                title="최근 검색어"
                act={
                  <Button variant="ghost" size="sm" onPress={() => forget(...recentSearches.read())}>
                    모두 지우기
                  </Button>
                }
              >
                <Rows>
                  {recent.map((one) => (
                    <li key={`${one.kind} ${one.text}`}>
                      <Link to={againPath(one)} onClick={onClose}>
                        <Icon name="clock" size={18} />
                        <span>
                          {one.text} <small>{called(one.kind).name}</small>
                        </span>
                      </Link>
                      <IconButton icon="close" iconSize={16} label={`검색어 ${one.text} 삭제`} onPress={() => forget(one)} />
                    </li>
                  ))}
                </Rows>
              </Group>
            )}
          </>
        ) : (
          <>
            <Rows>
              <li>
                <Link to={hospitalSearchPath(text)} onClick={onClose}>
                  <Icon name="search" size={18} />
                  <span>
                    <strong>{text.trim()}</strong> 동물병원 검색
                  </span>
                </Link>
              </li>
            </Rows>
            {kinds.map(({ kind, name, icon }) => (
              <Suggested key={kind} title={name} icon={icon} found={found.filter((one) => one.kind === kind)} onLeave={onClose} />
            ))}
          </>
        )}
      </Body>
      <div hidden>
        <Slot name="search.suggestions" props={{ box, typed: text }} />
      </div>
    </FullScreen>
  );
}

function Suggested({ title, icon, found, onLeave }: { title: string; icon: IconName; found: FoundSuggestions; onLeave: () => void }) {
  if (found.length === 0) return null;
  return (
    <Group title={title}>
      <Rows>
        {found.map(({ id, text, note, to }) => (
          <li key={id}>
            <Link to={to} onClick={onLeave}>
              <Icon name={icon} size={18} />
              <span>
                {text} <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </Rows>
    </Group>
  );
}

function Group({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Head>
        <h2>{title}</h2>
        {act}
      </Head>
      {children}
    </section>
  );
}

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[2]} ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Field = styled(SearchField)`
  flex: 1;
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[4]} ${tokens.space[4]} calc(${tokens.space[8]} + env(safe-area-inset-bottom, 0px));
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.touchTarget};
  h2 {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Near = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${tokens.space[2]};
  a {
    display: grid;
    justify-items: center;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[3]} 0;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.medium};
  }
  svg {
    color: ${tokens.color.primary};
  }
`;

const Rows = styled.ul`
  > li {
    display: flex;
    align-items: center;
  }
  a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${tokens.space[3]};
    min-width: 0;
    min-height: 3rem;
    overflow-wrap: anywhere;
  }
  a > svg {
    flex: none;
    color: ${tokens.color.textMute};
  }
  small {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.xs};
  }
`;
