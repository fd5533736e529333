import { focusRing, media, tokens } from '@petcare/ui';
import type { KeyboardEvent } from 'react';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Item } from '../api/operator-api.ts';
import { columnsOf } from './columns.ts';
import { cellText } from './item-value.tsx';
import { labelOf } from '../words/words.ts';

type Props = { label: string; items: readonly Item[]; keyOf: (item: Item) => string; hrefOf: (item: Item) => To; openKey: string | null };

/** Things of a list, each row a link; the arrow keys go from row to row. On a phone each is a card of its facts. */
export function ItemsTable({ label, items, keyOf, hrefOf, openKey }: Props) {
  const columns = columnsOf(items);
  return (
    <Frame>
      <Table aria-label={label} onKeyDown={step}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)} aria-current={keyOf(item) === openKey || undefined}>
              {columns.map((name, index) => (
                <td key={name} data-label={labelOf(name)}>
                  {index === 0 ? (
                    <RowLink to={hrefOf(item)} preventScrollReset>
                      {cellText(item[name])}
                    </RowLink>
                  ) : (
                    cellText(item[name])
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function step(event: KeyboardEvent<HTMLTableElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody a')];
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.font.size.sm};

  thead {
    display: none;
  }
  tbody tr {
    position: relative;
    display: grid;
    gap: ${tokens.space[1]};
    padding: ${tokens.space[3]} ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.border};
  }
  tbody td {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  tbody td::before {
    content: attr(data-label);
    color: ${tokens.color.textMute};
  }
  tbody tr[aria-current] {
    background: ${tokens.color.primarySoft};
  }

  /* Beside an open item there is no room for columns. */
  @container (min-width: 42rem) {
    thead {
      display: table-header-group;
    }
    tbody tr {
      display: table-row;
    }
    th,
    tbody td {
      display: table-cell;
      padding: ${tokens.space[2]} ${tokens.space[3]};
      border-bottom: 1px solid ${tokens.color.border};
      text-align: start;
      vertical-align: top;
    }
    th {
      color: ${tokens.color.textMute};
      font-weight: ${tokens.font.weight.medium};
      white-space: nowrap;
    }
    tbody td::before {
      content: none;
    }
  }

  ${media.hover} {
    tbody tr:hover {
      background: ${tokens.color.sunken};
    }
  }
`;

/** The whole row can be pressed. */
const RowLink = styled(Link)`
  color: ${tokens.color.primary};
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRing}
    outline-offset: -3px;
  }
`;
