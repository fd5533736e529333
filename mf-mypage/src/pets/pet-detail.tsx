import { siteNow } from '@petcare/auth';
import { daysBetween, seoulDate } from '@petcare/time';
import { Avatar, Badge, Button, formatDay, Inline, Notice, Section, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { ageOf, dueIn } from './age.ts';
import { summaryOf, vaccinationsOf, type Pet } from './pet.ts';
import { PetActions } from './pet-actions.tsx';
import { PetWeights } from './pet-weights.tsx';

const reminders = {
  none: '알림 없음',
  mail: '접종일 일주일 전에 메일로 알려드려요.',
  sms: '접종일 일주일 전에 문자로 알려드려요.',
} as const;
const SOON_DAYS = 30;

type PetDetailProps = { pet: Pet; onEdit: () => void; onChanged: () => void; onGone: () => void };

/** One animal: what is known of it, its vaccinations and its weight. */
export function PetDetail({ pet, onEdit, onChanged, onGone }: PetDetailProps) {
  const today = seoulDate(siteNow());
  const given = vaccinationsOf(pet).filter(({ date }) => date !== null);
  return (
    <Stack gap={6}>
      <Inline gap={4} noWrap align="flex-start">
        <Avatar name={pet.name} src={pet.petImage} size={96} />
        <Stack gap={2}>
          <Inline>
            <Name>{pet.name}</Name>
            {pet.isMain && <Badge tone="primary">대표</Badge>}
          </Inline>
          <Quiet>{summaryOf(pet, pet.birthday && ageOf(pet.birthday, pet.diedOn ?? today))}</Quiet>
          {pet.archivedAt === null && (
            <Inline>
              <Button variant="secondary" size="sm" icon="edit" onPress={onEdit}>
                수정
              </Button>
            </Inline>
          )}
        </Stack>
      </Inline>
      {pet.archivedAt !== null && (
        <Notice kind="info">
          {pet.diedOn ? `${formatDay(pet.diedOn)}에 무지개다리를 건넜어요.` : '무지개다리를 건넜어요.'} 함께한 기록은 그대로 간직할게요.
        </Notice>
      )}
      <Section title="기본 정보">
        <Facts>
          <dt>생일</dt>
          <dd>{pet.birthday ? formatDay(pet.birthday) : '모름'}</dd>
          <dt>몸무게</dt>
          <dd>{pet.weight === null ? '아직 적지 않았어요' : `${pet.weight}kg`}</dd>
          <dt>동물등록번호</dt>
          <dd>{pet.registerNumber ?? '아직 적지 않았어요'}</dd>
        </Facts>
      </Section>
      <Section title="예방접종">
        <Stack gap={3}>
          {pet.nextVaccination && <NextVaccination {...pet.nextVaccination} today={today} />}
          {given.length === 0 && <Quiet>아직 적은 접종이 없어요. 적어 두면 다음 접종일을 알려드려요.</Quiet>}
          {given.length > 0 && (
            <Facts>
              {given.map(({ date, kind }, index) => [
                <dt key={`kind-${index}`}>{kind}</dt>,
                <dd key={`date-${index}`}>{formatDay(date ?? '')}</dd>,
              ])}
            </Facts>
          )}
          {pet.archivedAt === null && <Quiet>{reminders[pet.reminder]}</Quiet>}
        </Stack>
      </Section>
      <PetWeights key={pet.id} pet={pet} onChanged={onChanged} />
      <PetActions pet={pet} onChanged={onChanged} onGone={onGone} />
    </Stack>
  );
}

function NextVaccination({ kind, dueOn, today }: { kind: string; dueOn: string; today: string }) {
  const days = daysBetween(today, dueOn);
  return (
    <Notice kind={days < 0 ? 'warn' : 'info'}>
      다음 접종은 <strong>{kind}</strong>, {formatDay(dueOn)}이에요<span>{days <= SOON_DAYS ? ` (${dueIn(dueOn, today)}).` : '.'}</span>
    </Notice>
  );
}

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.xl};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.color.textSoft};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin: 0;
  dt {
    color: ${tokens.color.textMute};
  }
  dd {
    margin: 0;
  }
`;
