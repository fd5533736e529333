import { Card, formatLongDate, formatPhone, formatTime, Icon, Picture, RatingStars, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const RATIO = 16 / 9;

export type BookedHospital = {
  id: string;
  name: string;
  contract: string | null;
  allowReservation: boolean;
  address: { address: string; detailAddress: string | null };
  reviewScore: number | null;
  reviewCount: number;
  facilityPicture: { id: string; filepath: string }[];
};

type Props = { hospital: BookedHospital; date: string | null; time: string | null };

/** Where, and the time that is chosen so far. */
export function HospitalSummary({ hospital, date, time }: Props) {
  const { id, name, contract, address, reviewScore, reviewCount, facilityPicture } = hospital;
  const [picture] = facilityPicture;
  return (
    <Card padding="none">
      {picture && <Photo src={picture.filepath} alt="" sizes="(min-width: 1280px) 20rem, 100vw" ratio={RATIO} />}
      <Body>
        <Stack gap={2}>
          <Name>{name}</Name>
          {reviewScore !== null && <RatingStars value={reviewScore} showValue count={reviewCount} />}
          <Line>
            <Icon name="map-pin" size={16} />
            {[address.address, address.detailAddress].filter(Boolean).join(' ')}
          </Line>
          {contract && (
            <Line>
              <Icon name="phone" size={16} />
              <a href={`tel:${contract}`}>{formatPhone(contract)}</a>
            </Line>
          )}
          <More to={`/hospital?id=${encodeURIComponent(id)}`}>병원 정보 보기</More>
        </Stack>
      </Body>
      <Chosen data-empty={date ? undefined : ''} aria-live="polite">
        {date ? `${formatLongDate(date)}${time ? ` ${formatTime(time)}` : ''}` : '아직 고른 시간이 없어요.'}
      </Chosen>
    </Card>
  );
}

const Photo = styled(Picture)`
  height: auto;
  aspect-ratio: ${RATIO};
`;

const Body = styled.div`
  padding: ${tokens.space[5]};
`;

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  & > svg {
    flex: none;
    margin-top: 3px;
    color: ${tokens.color.textMute};
  }
`;

const Chosen = styled.div`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
  &[data-empty] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.regular};
  }
`;

const More = styled(Link)`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
`;
