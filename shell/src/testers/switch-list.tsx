import type { Composition, TesterSwitch } from '@petcare/contracts';
import { Badge, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { addressWith, differencesOf } from './differences.ts';

/** This page with the other side of the switch, and everything else as it is. */
function addressOfOtherSide({ name, on }: TesterSwitch, composition: Composition): string {
  const others = differencesOf(composition).filter((one) => one.kind !== 'switch' || one.name !== name);
  return addressWith(location.href, [...others, { kind: 'switch', name, on: !on }], composition);
}

/** Each feature switch of the site: which side this page has, for how many visitors it is on, and the way to the other side. */
export function SwitchList({ composition }: { composition: Composition }) {
  const switches = composition.tester?.switches ?? [];
  if (switches.length === 0) return <p>스위치가 없어요.</p>;
  return (
    <List aria-label="스위치">
      {switches.map((one) => (
        <li key={one.name}>
          <Name>{one.name}</Name>
          <Badge tone={one.on ? 'success' : 'neutral'}>{one.on ? '켜짐' : '꺼짐'}</Badge>
          {one.forced && <Badge tone="primary">고른 쪽</Badge>}
          <span>{one.percent === undefined ? '등록 안 됨' : `방문자 ${one.percent}%`}</span>
          <a href={addressOfOtherSide(one, composition)} aria-label={`${one.name} ${one.on ? '끄고' : '켜고'} 보기`}>
            {one.on ? '끄고 보기' : '켜고 보기'}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[2]};
    min-height: 2.75rem;
    font-size: ${tokens.font.size.sm};
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  & a {
    padding: ${tokens.space[2]} 0;
    color: ${tokens.color.text};
    text-decoration: underline;
  }
`;

const Name = styled.h3`
  margin-right: auto;
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.md};
  overflow-wrap: anywhere;
`;
