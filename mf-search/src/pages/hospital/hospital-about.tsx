import { Card, formatDate, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hospital } from './hospital.ts';

/** What the hospital says of itself; what it has not said is left out. */
export function HospitalAbout({ hospital }: { hospital: Hospital }) {
  const { introduce, doctors, expertise, hasParkingLot, guideParkingLot, homepage, blog, registration } = hospital;
  const facts: [string, ReactNode][] = [
    ['의료진', doctors.length > 0 && doctors.join(', ')],
    ['전문 분야', expertise],
    ['주차 안내', guideParkingLot ?? (hasParkingLot && '주차장이 있어요.')],
    ['홈페이지', homepage && <Outside href={homepage} />],
    ['블로그', blog && <Outside href={blog} />],
    ['인허가일', registration && formatDate(registration)],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <>
      {introduce && (
        <Section title="병원 소개">
          <Card>
            <Text>{introduce}</Text>
          </Card>
        </Section>
      )}
      {known.length > 0 && (
        <Section title="병원 정보">
          <Card>
            <Facts>
              {known.map(([label, value]) => (
                <Fact key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fact>
              ))}
            </Facts>
          </Card>
        </Section>
      )}
    </>
  );
}

function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}

const Text = styled.p`
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${tokens.space[3]};
  dt { color: ${tokens.color.textMute}; }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  a { color: ${tokens.color.info}; }
`;
