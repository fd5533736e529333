import { graphql, messageOfError } from '@petcare/api';
import { buttonStyles, ErrorState, formatPhone, Icon, IconButton, LinkButton, Skeleton, tokens, type ButtonStyleProps } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ListingRating } from '../../parts/listing-rating.tsx';
import { OpenBadge } from '../../parts/open-badge.tsx';

const MapPage_Selected = graphql(`
  query MapPage_Selected($id: ID!) {
    getHospital(id: $id) {
      id
      name
      contract
      isOpenNow
      reviewScore
      reviewCount
      address {
        address
      }
    }
  }
`);

type Props = { id: string; onClose: () => void };

/** The chosen pin, with the way to the hospital's page. */
export function SelectedHospital({ id, onClose }: Props) {
  const [{ data, error }] = useQuery({ query: MapPage_Selected, variables: { id } });
  const hospital = data?.getHospital.id === id ? data.getHospital : undefined;
  return (
    <Place aria-live="polite">
      <Close icon="close" label="선택 해제" onPress={onClose} />
      {error && <ErrorState message={messageOfError(error)} />}
      {!error && !hospital && <Skeleton variant="text" />}
      {hospital && !error && (
        <>
          <Head>
            <Name>{hospital.name}</Name>
            <OpenBadge isOpenNow={hospital.isOpenNow} />
            <ListingRating score={hospital.reviewScore} count={hospital.reviewCount} />
          </Head>
          <Where>{hospital.address.address}</Where>
          <Acts>
            {hospital.contract && (
              <Call href={`tel:${hospital.contract}`} $variant="secondary">
                <Icon name="phone" size={16} />
                {formatPhone(hospital.contract)}
              </Call>
            )}
            <LinkButton to={`/hospital?id=${id}&frompage=mappage`}>자세히 보기</LinkButton>
          </Acts>
        </>
      )}
    </Place>
  );
}

const Place = styled.section.attrs({ 'aria-label': '선택한 병원' })`
  position: relative;
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.primarySoft};
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${tokens.space[1]};
  right: ${tokens.space[1]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  padding-right: ${tokens.space[10]};
`;

const Name = styled.h2`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Where = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  > * { flex: 1; }
`;

const Call = styled.a<ButtonStyleProps>`
  ${buttonStyles}
  font-variant-numeric: tabular-nums;
`;
