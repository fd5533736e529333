import { formatDate, formatDateTime, tokens } from '@petcare/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { labelOf, wordOf } from '../words/words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ADDRESS = /^(\/|https?:\/\/)\S+$/;
const PICTURE = /picture|image|photo|mobile/i;
const PAPERS = /^(licence|papers)/;
const MOST_IN_A_CELL = 60;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in one line of a table. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return value.toLocaleString('ko-KR');
  if (typeof value === 'boolean') return wordOf(String(value));
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(', ') || '–' : `${value.length}개`;
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${labelOf(name)}: ${cellText(one)}`)
      .join(' · ');
  if (typeof value !== 'string') return '';
  if (INSTANT.test(value)) return formatDateTime(value);
  if (DAY.test(value)) return formatDate(value);
  const line = wordOf(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > MOST_IN_A_CELL ? `${line.slice(0, MOST_IN_A_CELL)}…` : line;
}

/** A value as a person looks at it: pictures beside the form, papers a press away, texts whole. */
function ItemValue({ name, value }: { name: string; value: unknown }): ReactNode {
  if (Array.isArray(value) && value.length > 0)
    return (
      <Values>
        {value.map((one, index) => (
          <li key={index}>
            <ItemValue name={name} value={one} />
          </li>
        ))}
      </Values>
    );
  if (isRecord(value)) return <ItemFacts item={value} />;
  if (typeof value !== 'string') return cellText(value);
  if (ADDRESS.test(value)) return <AddressValue name={name} address={value} />;
  if (INSTANT.test(value) || DAY.test(value)) return cellText(value);
  return <Text>{wordOf(value)}</Text>;
}

function AddressValue({ name, address }: { name: string; address: string }) {
  if (PICTURE.test(name))
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        <Shown src={address} alt={labelOf(name)} />
      </a>
    );
  return (
    <>
      <Opened href={address} target="_blank" rel="noopener noreferrer">
        {address.startsWith('/') ? '새 창에서 열기' : address}
      </Opened>
      {PAPERS.test(name) && <Papers address={address} label={labelOf(name)} />}
    </>
  );
}

/** Papers beside the form, where they are a picture; a PDF opens by its link. */
function Papers({ address, label }: { address: string; label: string }) {
  const [isPicture, setPicture] = useState(true);
  return isPicture ? <Shown src={address} alt={label} onError={() => setPicture(false)} /> : null;
}

/** All that is known of one thing. */
export function ItemFacts({ item }: { item: Record<string, unknown> }) {
  const known = Object.entries(item).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <Facts>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <ItemValue name={name} value={value} />
          </dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${tokens.space[3]};
  }
  dt {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Values = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Text = styled.span`
  white-space: pre-wrap;
`;

const Shown = styled.img`
  max-width: 100%;
  max-height: 24rem;
  border-radius: ${tokens.radius.md};
`;

const Opened = styled.a`
  color: ${tokens.color.primary};
  text-decoration: underline;
`;
