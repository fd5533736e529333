import { hoursWords, OpeningHours, type HoursKind } from '@petcare/opening-hours';
import { focusRing, Stack, tokens } from '@petcare/ui';
import { Checkbox, TextField } from '@petcare/ui/form';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldsCard } from './fields-card.tsx';
import { ClosedOnFields } from './closed-on-fields.tsx';
import { ClosureFields } from './closure-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { hoursShownOf, withReading, type HoursDraft } from './hours-draft.ts';
import { ReadHours } from './read-hours.tsx';
import { Shown } from './shown.tsx';
import { WeekFields } from './week-fields.tsx';

type Props = {
  kind: HoursKind;
  /** Its telephone number as it is written now. */
  contract: string | null;
  draft: HoursDraft;
  /** By the API's property: `businessHours`, `hoursExceptions.closures`… */
  errors: Record<string, string>;
  /** True when the business takes reservations here: then a day without hours is not offered. */
  takesReservations: boolean;
  onChange: (change: Partial<HoursDraft>) => void;
};

/** The opening hours of a business of any kind: its week, what a week can't say, and how visitors will read both. */
export function OpeningHoursFields({ kind, contract, draft, errors, takesReservations, onChange }: Props) {
  const shown = hoursShownOf(draft);
  return (
    <FieldsCard title={hoursWords[kind].hours}>
      <Stack data-wide gap={6}>
        <Words>
          <summary>문장으로 한 번에 입력</summary>
          <ReadHours kind={kind} onTake={(reading) => onChange(withReading(draft, reading))} />
        </Words>
        <WeekFields kind={kind} draft={draft} error={errors['businessHours']} onChange={onChange} />
        <HolidayFields draft={draft} takesReservations={takesReservations} error={errors['hoursExceptions.holidays']} onChange={onChange} />
        <Part title="임시 휴무" hint="휴가나 공사처럼 날짜를 정해 쉬는 날이에요.">
          <ClosedOnFields
            draft={draft}
            takesReservations={takesReservations}
            error={errors['hoursExceptions.closedOn']}
            onChange={onChange}
          />
        </Part>
        <Part title="매월 쉬는 요일" hint="둘째·넷째 일요일처럼 몇 주에 한 번 쉬는 요일이에요. 매주 쉬는 요일은 위에서 정해 주세요.">
          <ClosureFields draft={draft} error={errors['hoursExceptions.closures']} onChange={onChange} />
        </Part>
        <Checkbox isSelected={draft.varies} onChange={(varies) => onChange({ varies })}>
          그때그때 따로 알리는 휴무도 있어요
        </Checkbox>
        <TextField
          label="휴무일 안내 글"
          name="humu"
          placeholder="공휴일, 매월 첫째 일요일"
          description={
            shown.hoursExceptions && draft.humu.trim()
              ? '위에서 쉬는 날을 정해서, 이 글은 보호자에게 보이지 않아요.'
              : '위에서 고를 수 없는 것만 적어 주세요.'
          }
          value={draft.humu}
          onChange={(humu) => onChange({ humu })}
          errorMessage={errors['humu']}
        />
        <Shown title="보호자에게는 이렇게 보여요">
          <OpeningHours kind={kind} contract={contract} {...shown} businessHoursText={null} />
        </Shown>
      </Stack>
    </FieldsCard>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <div>
        <Title>{title}</Title>
        <Hint>{hint}</Hint>
      </div>
      {children}
    </Stack>
  );
}

const Title = styled.h4`
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Words = styled.details`
  padding: 0 ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  summary {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
    cursor: pointer;
    &:focus-visible {
      ${focusRing}
    }
  }
  summary::before {
    content: '＋';
    margin-right: ${tokens.space[2]};
  }
  &[open] summary::before {
    content: '－';
  }
  &[open] {
    padding-bottom: ${tokens.space[4]};
  }
`;
