import { graphql, messageOfError } from '@petcare/api';
import { Card, ErrorState, formatPhone, LinkButton, Skeleton, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { featuresOf } from '../../lib/features.ts';
import { HospitalRating } from '../../parts/hospital-rating.tsx';
import { OpenBadge } from '../../parts/open-badge.tsx';

const MapPage_Selected = graphql(`
  query MapPage_Selected($id: ID!) {
    getHospital(id: $id) {
      id
      name
      contract
      is24
      isBeautyParlor
      isHotel
      isStore
      hasParkingLot
      allowReservation
      isOpenNow
      reviewScore
      reviewCount
      address {
        address
      }
    }
  }
`);

/** The chosen pin, with the way to the hospital's page. */
export function SelectedHospital({ id }: { id: string }) {
  const [{ data, error }] = useQuery({ query: MapPage_Selected, variables: { id } });
  const hospital = data?.getHospital.id === id ? data.getHospital : undefined;
  return (
    <Place aria-live="polite">
      {error && <ErrorState message={messageOfError(error)} />}
      {!error && !hospital && <Skeleton variant="text" />}
      {hospital && !error && (
        <Frame as="article" padding="sm">
          <Head>
            <Name>{hospital.name}</Name>
            <OpenBadge isOpenNow={hospital.isOpenNow} />
          </Head>
          <HospitalRating score={hospital.reviewScore} count={hospital.reviewCount} />
          <Where>
            {hospital.address.address}
            {hospital.contract && <a href={`tel:${hospital.contract}`}>{formatPhone(hospital.contract)}</a>}
          </Where>
          <Tags>
            {featuresOf(hospital).map(({ value, label, icon }) => (
              <Tag key={value} icon={icon}>
                {label}
              </Tag>
            ))}
          </Tags>
          <LinkButton to={`/hospital?id=${id}&frompage=mappage`} fullWidth>
            병원 자세히 보기
          </LinkButton>
        </Frame>
      )}
    </Place>
  );
}

const Place = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
`;

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

const Name = styled.h2`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

const Where = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
  > a {
    display: block;
    width: fit-content;
    color: ${tokens.color.primaryHover};
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  &:empty { display: none; }
`;
