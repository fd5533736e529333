import { Card, Section, Stack, media, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { RadioGroup, Switch, TextField, type CheckedForm } from '@petcare/ui/form';
import { styled } from 'styled-components';
import { ExcludedFields } from './excluded-fields.tsx';
import type { TimeValues } from './time-setting.ts';

type Form = Pick<CheckedForm<TimeValues>, 'values' | 'change' | 'errorOf' | 'textField'>;
type Start = 'timeStart' | 'saturdayTimeStart' | 'sundayTimeStart' | 'launchTimeStart';
type End = 'timeEnd' | 'saturdayTimeEnd' | 'sundayTimeEnd' | 'launchTimeEnd';

/** Every field of a time setting, in the order in which a business thinks of them. */
export function TimeFields({ form, today }: { form: Form; today: string }) {
  const { values, change, errorOf, textField } = form;
  return (
    <Stack gap={5}>
      <Part title="평일" description="진료 시간이나 영업 시간 그대로 받거나, 예약만 다른 시간에 받을 수 있어요.">
        <RadioGroup
          label="예약을 받는 시간"
          options={[
            { value: '0', label: '영업 시간 동안', description: '업체 정보에 적은 시간과 쉬는 시간을 그대로 따라요.' },
            { value: '1', label: '시간을 따로 정할게요' },
          ]}
          value={String(values.timeType)}
          onChange={(type) => change({ timeType: Number(type) })}
        />
        {values.timeType === 1 && <TimePair name="평일" start="timeStart" end="timeEnd" textField={textField} />}
      </Part>
      <Part title="주말과 공휴일">
        <Weekend form={form} day="saturday" name="토요일" />
        <Weekend form={form} day="sunday" name="일요일" />
        <RadioGroup
          label="공휴일"
          options={[
            { value: '0', label: '영업 시간에 적은 대로' },
            { value: '1', label: '예약을 받지 않아요' },
            { value: '2', label: '일요일과 같이' },
            { value: '3', label: '그 요일과 같이' },
          ]}
          value={String(values.holidayReservation)}
          onChange={(type) => change({ holidayReservation: Number(type) })}
        />
      </Part>
      <Part title="점심시간">
        <Switch isSelected={values.launchTimeSetting} onChange={(launchTimeSetting) => change({ launchTimeSetting })}>
          점심시간에는 예약을 받지 않아요
        </Switch>
        {values.launchTimeSetting && <TimePair name="점심" start="launchTimeStart" end="launchTimeEnd" textField={textField} />}
      </Part>
      <Part title="한 번에 받는 예약" description="예약 한 건의 길이와, 같은 시간에 받을 수 있는 손님 수예요.">
        <Pair>
          <TextField {...textField('slotMinutes')} label="예약 한 건" inputMode="numeric" maxLength={3} suffix="분" />
          <TextField {...textField('capacity')} label="같은 시간에" inputMode="numeric" maxLength={2} suffix="건까지" />
        </Pair>
      </Part>
      {values.takesStays && (
        <Part title="여러 날 맡기는 예약" description="하룻밤에 맡을 수 있는 아이의 수와, 며칠까지 맡는지를 정해요.">
          <Pair>
            <TextField
              {...textField('nightCapacity')}
              label="하룻밤에 맡는 아이 (마리)"
              inputMode="numeric"
              maxLength={3}
              suffix="마리까지"
            />
          </Pair>
          <Pair>
            <TextField {...textField('minNights')} label="가장 짧게 (박)" inputMode="numeric" maxLength={2} suffix="박부터" />
            <TextField {...textField('maxNights')} label="가장 길게 (박)" inputMode="numeric" maxLength={2} suffix="박까지" />
          </Pair>
        </Part>
      )}
      <Part title="기간">
        <RadioGroup
          label="이 설정을 쓰는 기간"
          options={[
            { value: '0', label: '계속' },
            { value: '1', label: '기간을 정할게요', description: '그 밖의 날에는 온라인 예약을 받지 않아요.' },
          ]}
          value={String(values.termType)}
          onChange={(type) => change({ termType: Number(type) })}
        />
        {values.termType === 1 && (
          <Pair>
            <DatePicker
              label="시작하는 날"
              value={values.termStartDate}
              errorMessage={errorOf('termStartDate')}
              onChange={(termStartDate) => change({ termStartDate })}
            />
            <DatePicker
              label="끝나는 날"
              value={values.termEndDate}
              min={values.termStartDate ?? undefined}
              errorMessage={errorOf('termEndDate')}
              onChange={(termEndDate) => change({ termEndDate })}
            />
          </Pair>
        )}
      </Part>
      <Part title="예약을 받지 않는 기간" description="휴가나 공사처럼 온라인 예약을 쉬는 날을 정해요.">
        <ExcludedFields value={values.excludes} today={today} error={errorOf('excludes')} onChange={(excludes) => change({ excludes })} />
      </Part>
    </Stack>
  );
}

function Weekend({ form: { values, change, textField }, day, name }: { form: Form; day: 'saturday' | 'sunday'; name: string }) {
  const isOpen = values[`${day}Reservation`];
  return (
    <Stack gap={2} role="group" aria-label={name}>
      <Switch isSelected={isOpen} onChange={(opens) => change({ [`${day}Reservation`]: opens })}>
        {name}에 예약을 받아요
      </Switch>
      {isOpen && (
        <>
          <RadioGroup
            label={`${name} 예약 시간`}
            orientation="horizontal"
            options={[
              { value: '0', label: '평일과 같이' },
              { value: '1', label: '따로 정할게요' },
            ]}
            value={String(values[`${day}TimeSetting`])}
            onChange={(type) => change({ [`${day}TimeSetting`]: Number(type) })}
          />
          {values[`${day}TimeSetting`] === 1 && (
            <TimePair name={name} start={`${day}TimeStart`} end={`${day}TimeEnd`} textField={textField} />
          )}
        </>
      )}
    </Stack>
  );
}

function TimePair({ name, start, end, textField }: { name: string; start: Start; end: End; textField: Form['textField'] }) {
  return (
    <Pair>
      <TextField {...textField(start)} label="시작" aria-label={`${name} 시작`} type="time" />
      <TextField {...textField(end)} label="끝" aria-label={`${name} 끝`} type="time" />
    </Pair>
  );
}

function Part({ title, description, children }: { title: string; description?: string; children: React.ReactNode }) {
  return (
    <Card padding="lg">
      <Section title={title} description={description}>
        <Stack gap={4}>{children}</Stack>
      </Section>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  ${media.tablet} {
    max-width: 28rem;
  }
`;
