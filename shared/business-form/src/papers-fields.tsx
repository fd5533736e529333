import { formatBusinessNumber, parseBusinessNumber } from '@petcare/business-number';
import { Stack } from '@petcare/ui';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import { FileField } from '@petcare/ui/upload';
import { problemOfWholeNumber, typedBusinessNumber } from './number-field.ts';
import type { PapersValues } from './business-values.ts';

/** Props of `PapersFields`. */
export interface PapersFieldsProps {
  form: CheckedForm<PapersValues>;
}

/** The registration number, divided and checked as it is typed, and the file that shows it. */
export function PapersFields({ form }: PapersFieldsProps) {
  const { registrationNumber, file } = form.values;
  const number = form.textField('registrationNumber');
  const change = (text: string) => {
    form.change({ registrationNumber: text });
    const problem = problemOfWholeNumber(text);
    if (problem) form.refuse({ registrationNumber: problem });
  };
  return (
    <Stack gap={5}>
      <TextField
        {...number}
        label="사업자등록번호"
        inputMode="numeric"
        autoComplete="off"
        placeholder="000-00-00000"
        description={
          parseBusinessNumber(registrationNumber) && !number.errorMessage ? '번호 형식이 맞아요.' : '사업자등록증에 적힌 숫자 열 자리예요.'
        }
        onChange={(text) => change(typedBusinessNumber(text, registrationNumber))}
        onBlur={() => {
          const whole = formatBusinessNumber(registrationNumber);
          if (whole !== registrationNumber) change(whole);
          number.onBlur();
        }}
        isRequired
      />
      <FileField
        label="사업자등록증"
        name="file"
        value={file}
        onChange={(chosen) => form.change({ file: chosen })}
        errorMessage={form.errorOf('file')}
        isRequired
      />
    </Stack>
  );
}
