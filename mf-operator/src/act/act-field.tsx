import { DatePicker } from '@petcare/ui/date';
import { Select } from '@petcare/ui/choice';
import { Checkbox, TextArea, TextField } from '@petcare/ui/form';
import { FileField } from '@petcare/ui/upload';
import type { ActField } from '../api/operator-api.ts';
import { wordOf } from '../words/words.ts';
import type { FieldValue } from './act-input.ts';

const LONG = /reason|answer|content|text|prizes|how|introduction/i;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const accepted: Partial<Record<NonNullable<ActField['file']>, readonly string[]>> = {
  picture: pictures,
  pdf: ['application/pdf'],
  'picture-or-pdf': ['application/pdf', ...pictures],
};

type Props = { field: ActField; value: FieldValue; onChange: (value: FieldValue) => void; errorMessage: string | undefined };

/** A field of a form, as the act's schema says. */
export function ActFieldInput({ field: { name, label, type, isRequired, isMany, words, file }, value, onChange, errorMessage }: Props) {
  const [title = label, ...more] = label.split('. ');
  const shared = { label: title, errorMessage, isRequired, name };
  const text = typeof value === 'string' ? value : '';
  const description = [...more, ...(file === 'page' ? ['빈 줄로 문단을 나눠요.'] : []), ...(isMany ? ['한 줄에 하나씩 적어요.'] : [])].join(
    '. ',
  );
  const described = { ...shared, ...(description && { description }) };
  switch (type) {
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'file': {
      const accept = file && accepted[file];
      return <FileField {...shared} value={value instanceof File ? value : null} onChange={onChange} {...(accept && { accept })} />;
    }
    case 'choice':
      return (
        <Select
          {...described}
          options={words.map((word) => ({ value: word, label: wordOf(word) }))}
          value={text || null}
          onChange={onChange}
        />
      );
    case 'date':
      return <DatePicker {...described} value={text || null} onChange={onChange} />;
    default: {
      const isLong = isMany || file !== undefined || (type === 'text' && LONG.test(name));
      if (isLong) return <TextArea {...described} value={text} onChange={onChange} rows={file ? 8 : 3} />;
      return <TextField {...described} value={text} onChange={onChange} {...(type === 'number' && { inputMode: 'numeric' })} />;
    }
  }
}
