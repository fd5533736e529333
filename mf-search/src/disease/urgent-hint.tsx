import { Icon, LinkButton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { listPath } from '../listing/listing-search.ts';

/** Those that say they are open round the clock: of hours that nobody has told, nobody knows who is open now. */
const ROUND_THE_CLOCK = listPath('hospital', { filters: ['is24'], sort: 'distance' });

const signs = [
  '숨을 힘들게 쉬거나 혀가 푸르게 변해요',
  '경련을 하거나 의식이 흐려요',
  '피가 멈추지 않거나 크게 다쳤어요',
  '소변을 하루 넘게 보지 못해요',
  '배가 갑자기 부풀고 몹시 아파해요',
];

/** The signs with which not to wait, and the place to go with them. */
export function UrgentHint() {
  return (
    <Frame aria-labelledby="urgent">
      <Title id="urgent">
        <Icon name="warning" size={20} />
        이럴 땐 바로 병원에 가세요
      </Title>
      <Signs>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </Signs>
      <LinkButton to={ROUND_THE_CLOCK} variant="danger" icon="clock" fullWidth>
        가까운 24시 병원 보기
      </LinkButton>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.dangerSoft};
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;

const Signs = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[3]} 0 ${tokens.space[4]};
  padding-left: ${tokens.space[5]};
  list-style: disc;
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;
