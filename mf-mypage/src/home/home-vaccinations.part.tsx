import { useNow } from '@petcare/remote';
import { daysBetween, seoulDate } from '@petcare/time';
import { Button, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { dueIn } from '../pets/age.ts';
import { useDueVaccinations } from './due-vaccinations.ts';
import { Onward, Way, Words } from './on-home.ts';

const SHOWN = 2;
const SOON_DAYS = 30;

/** The next vaccinations of somebody's animals; stands in a slot of the home page, as high as the frame that is kept for it. */
export function HomeVaccinationsPart() {
  const today = seoulDate(useNow());
  const vaccinations = useDueVaccinations();
  if (vaccinations.status === 'waiting') return <Words aria-busy />;
  if (vaccinations.status === 'failed')
    return (
      <>
        <Words>접종일을 불러오지 못했어요.</Words>
        <Button variant="ghost" size="sm" onPress={vaccinations.reload}>
          다시 시도
        </Button>
      </>
    );
  const { due, hasPets } = vaccinations;
  if (due.length === 0)
    return (
      <Way to="/mypage/mypet">
        <Words>{hasPets ? '접종한 날을 적어 두면 다음 접종일을 알려 드려요.' : '반려동물을 등록하면 접종일을 챙겨 드려요.'}</Words>
        <Onward>{hasPets ? '접종 기록하기' : '반려동물 등록하기'}</Onward>
      </Way>
    );
  return (
    <Way to="/mypage/mypet">
      {due.slice(0, SHOWN).map(({ id, name, kind, dueOn }) => (
        <Due key={id}>
          <b>{name}</b> <Left $isSoon={daysBetween(today, dueOn) <= SOON_DAYS}>{dueIn(dueOn, today)}</Left>
          <small>{kind}</small>
        </Due>
      ))}
    </Way>
  );
}

const Due = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.xs};
  }
`;

const Left = styled.span<{ $isSoon: boolean }>`
  color: ${({ $isSoon }) => ($isSoon ? tokens.color.primaryHover : tokens.color.textSoft)};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
