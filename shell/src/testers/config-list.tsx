import type { Composition } from '@petcare/contracts';
import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The values that operators have set in the configurations of this page's remotes; all else is its default. */
export function ConfigList({ composition: { config = {} } }: { composition: Composition }) {
  const set = Object.entries(config);
  if (set.length === 0) return <p>바꾼 설정이 없어요. 모두 기본값이에요.</p>;
  return (
    <List aria-label="설정">
      {set.map(([remote, values]) => (
        <li key={remote}>
          <h3>{remote}</h3>
          <dl>
            {Object.entries(values).map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  & > li {
    padding: ${tokens.space[2]} 0;
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  & h3 {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.md};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[2]};
  }
  & dt {
    color: ${tokens.color.text};
  }
`;
