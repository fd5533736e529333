import { Card, formatDate, formatNumber, Section, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { companyPlaces } from '../listing-facts/company-places.ts';
import { kindWords } from '../listing-facts/kind-words.ts';
import type { Listing } from '../listing-facts/listing.ts';

type Fact = [label: string, value: ReactNode];

function ownFacts(listing: Listing): Fact[] {
  switch (listing.kind) {
    case 'hospital':
      return [
        ['의료진', listing.doctors.join(', ')],
        ['전문 분야', listing.expertise],
        ['업태', listing.gubun],
        ['면적', listing.size !== null && `${formatNumber(listing.size)}㎡`],
        ['인허가일', listing.registration && formatDate(listing.registration)],
      ];
    case 'pharmacy':
      return [
        ['약사', listing.pharmacist.join(', ')],
        ['취급 의약품', listing.handlingMedicine],
        ['특이 사항', listing.uniqueness],
        ['소속', listing.isUnion && '동물약국 연합에 함께하는 약국이에요.'],
      ];
    case 'company':
      return [['업종', listing.companyType && companyPlaces[listing.companyType]]];
  }
}

/** The business's words about itself; those that it has not given are left out. */
export function ListingAbout({ listing }: { listing: Listing }) {
  const { kind, introduce, hasParkingLot, guideParkingLot, email, homepage, blog } = listing;
  const words = kindWords[kind];
  const facts: Fact[] = [
    ...ownFacts(listing),
    ['주차 안내', guideParkingLot ?? (hasParkingLot && '주차장이 있어요.')],
    ['이메일', email && <a href={`mailto:${email}`}>{email}</a>],
    ['홈페이지', homepage && <Outside href={homepage} />],
    ['블로그', blog && <Outside href={blog} />],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <>
      {introduce && (
        <Section title={words.introduction}>
          <Card>
            <Text>{introduce}</Text>
          </Card>
        </Section>
      )}
      {known.length > 0 && (
        <Section title={words.facts}>
          <Card>
            <Facts>
              {known.map(([label, value]) => (
                <FactRow key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </FactRow>
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

const FactRow = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${tokens.space[3]};
  dt {
    color: ${tokens.color.textMute};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  a {
    color: ${tokens.color.info};
  }
`;
