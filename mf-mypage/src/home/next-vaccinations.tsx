import { useNow } from '@petcare/remote';
import { daysBetween, seoulDate } from '@petcare/time';
import { Badge, formatDay, Inline, LinkButton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { dueIn } from '../pets/age.ts';
import { useDueVaccinations } from './due-vaccinations.ts';

const SHOWN = 3;
const SOON_DAYS = 30;
const words = { waiting: '', failed: '접종일을 불러오지 못했어요.', known: '적어 둔 접종이 있으면 다음 접종일을 알려드려요.' };

/** The vaccinations that come next, those that are late first, with the way to the animals. */
export function NextVaccinations() {
  const today = seoulDate(useNow());
  const vaccinations = useDueVaccinations();
  const due = vaccinations.status === 'known' ? vaccinations.due.slice(0, SHOWN) : [];
  return (
    <Stack gap={3}>
      {due.length > 0 ? (
        <List>
          {due.map(({ id, name, kind, dueOn }) => (
            <li key={id}>
              <Inline gap={2}>
                <strong>{name}</strong>
                {daysBetween(today, dueOn) <= SOON_DAYS && <Badge tone={dueOn < today ? 'warn' : 'primary'}>{dueIn(dueOn, today)}</Badge>}
              </Inline>
              <Quiet>
                {kind} · {formatDay(dueOn)}
              </Quiet>
            </li>
          ))}
        </List>
      ) : (
        <Quiet aria-busy={vaccinations.status === 'waiting'}>{words[vaccinations.status]}</Quiet>
      )}
      <LinkButton to="/mypage/mypet" variant="secondary" icon="paw">
        내 반려동물 보기
      </LinkButton>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Quiet = styled.span`
  color: ${tokens.color.textSoft};
  overflow-wrap: anywhere;
`;
