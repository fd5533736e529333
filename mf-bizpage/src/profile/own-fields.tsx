import { services } from '@petcare/features';
import { Inline, Stack } from '@petcare/ui';
import { Checkbox, FieldGroup, Switch, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

/** The fields of one kind of business alone. */
export function OwnFields({ kind, form }: FieldsProps) {
  switch (kind) {
    case 'hospital':
      return <HospitalFields form={form} />;
    case 'pharmacy':
      return <PharmacyFields form={form} />;
    case 'company':
      return <CompanyFields form={form} />;
  }
}

type OwnFieldsProps = Pick<FieldsProps, 'form'>;
const COMMAS = '이름 사이에 쉼표를 넣어 주세요.';

function HospitalFields({ form }: OwnFieldsProps) {
  return (
    <FieldsCard title="진료와 예약">
      <TextField {...form.textField('people')} label="의료진" placeholder="김수의, 이수의" description={COMMAS} />
      <TextField {...form.textField('expertise')} label="전문 분야" placeholder="치과, 정형외과" maxLength={300} />
      <TextField {...form.textField('gubun')} label="업태" placeholder="동물병원" maxLength={30} />
      <TextField {...form.textField('size')} label="면적" inputMode="decimal" suffix="㎡" placeholder="120" />
      <div data-wide>
        <Takes form={form} />
      </div>
    </FieldsCard>
  );
}

function PharmacyFields({ form }: OwnFieldsProps) {
  return (
    <FieldsCard title="약국 안내">
      <TextField {...form.textField('people')} label="약사" placeholder="김약사, 이약사" description={COMMAS} />
      <TextField
        {...form.textField('handlingMedicine')}
        label="취급 의약품"
        placeholder="심장사상충 예방약, 처방 안약"
        maxLength={300}
        description="보호자가 이 이름으로 약국을 찾아요."
      />
      <div data-wide>
        <TextField {...form.textField('uniqueness')} label="특이 사항" placeholder="주말에도 동물약을 조제해요." maxLength={300} />
      </div>
      <div data-wide>
        <Checkbox isSelected={form.values.isUnion} onChange={(isUnion) => form.change({ isUnion })}>
          동물약국 연합에 함께하는 약국이에요
        </Checkbox>
      </div>
    </FieldsCard>
  );
}

function CompanyFields({ form }: OwnFieldsProps) {
  const { values, change } = form;
  return (
    <FieldsCard title="하는 일과 예약">
      <div data-wide>
        <FieldGroup
          label="하는 일"
          description="보호자가 고르는 업종이에요. 여러 개를 고를 수 있어요."
          errorMessage={form.errorOf('isStore')}
          isRequired
        >
          {() => (
            <Inline gap={5}>
              {services.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  isSelected={values[name]}
                  isInvalid={form.errorOf('isStore') !== undefined}
                  // One of them carries what is wrong with all.
                  onChange={(isOffered) => change(({ isStore }) => ({ isStore, [name]: isOffered }))}
                >
                  {label}
                </Checkbox>
              ))}
            </Inline>
          )}
        </FieldGroup>
      </div>
      <TextField {...form.textField('presentName')} label="대표자 이름" autoComplete="off" description="보호자에게는 보이지 않아요." />
      <TextField
        {...form.textField('presentContact')}
        label="대표자 연락처"
        type="tel"
        autoComplete="off"
        placeholder="010-1234-5678"
        description="펫케어가 연락할 때만 써요."
      />
      <Stack data-wide gap={4}>
        <FieldGroup label="예약 서비스 이용" isLabelHidden errorMessage={form.errorOf('agreeReservation')}>
          {() => (
            <Checkbox
              isSelected={values.agreeReservation}
              isInvalid={form.errorOf('agreeReservation') !== undefined}
              onChange={(agreeReservation) => change({ agreeReservation, ...(!agreeReservation && { allowReservation: false }) })}
            >
              펫케어에서 예약을 받는 데 동의해요
            </Checkbox>
          )}
        </FieldGroup>
        <Takes form={form} />
      </Stack>
    </FieldsCard>
  );
}

function Takes({ form }: OwnFieldsProps) {
  return (
    <Switch
      isSelected={form.values.allowReservation}
      onChange={(allowReservation) => form.change({ allowReservation, agreeReservation: form.values.agreeReservation })}
    >
      온라인 예약을 받아요
    </Switch>
  );
}
