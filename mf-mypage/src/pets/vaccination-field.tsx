import { siteNow } from '@petcare/auth';
import { seoulDate } from '@petcare/time';
import { Grid } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { DatePicker } from '@petcare/ui/date';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { dateField, lifetime } from './date-field.ts';
import type { PetValues, places } from './pet-values.ts';

/** The vaccinations that Korean hospitals give. The names are stored as they stand here. */
const common = ['종합백신', '코로나 장염', '켄넬코프', '광견병', '인플루엔자', '백혈병', '전염성 복막염'];
const OTHER = '직접 입력';
const options = [...common, OTHER].map((value) => ({ value, label: value }));

/** One vaccination: what it was, and on which day. */
export function VaccinationField({ form, place }: { form: CheckedForm<PetValues>; place: (typeof places)[number] }) {
  const kind = form.values[`vaccination${place}Kind`];
  const [isOther, setOther] = useState(kind !== '' && !common.includes(kind));
  const choose = (value: string) => {
    setOther(value === OTHER);
    form.change({ [`vaccination${place}Kind`]: value === OTHER ? '' : value });
  };
  return (
    <Grid min="12rem" gap={3}>
      <div>
        <Select
          label={`접종 ${place}`}
          options={options}
          value={isOther ? OTHER : kind || null}
          onChange={choose}
          placeholder="어떤 접종인가요?"
          errorMessage={isOther ? undefined : form.errorOf(`vaccination${place}Kind`)}
        />
        {isOther && <TextField {...form.textField(`vaccination${place}Kind`)} label={`접종 ${place} 이름`} isLabelHidden maxLength={30} />}
      </div>
      <DatePicker label={`접종 ${place} 날짜`} {...dateField(form, `vaccination${place}Date`)} {...lifetime(seoulDate(siteNow()))} />
    </Grid>
  );
}
