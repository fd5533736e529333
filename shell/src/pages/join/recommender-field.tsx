import { TextField, type CheckedForm } from '@petcare/ui/form';

/** The member who recommended the site; only a guardian may name one. */
export function RecommenderField({ form }: { form: CheckedForm<{ recommender: string }> }) {
  return (
    <TextField
      {...form.textField('recommender')}
      label="추천인 닉네임 (선택)"
      autoComplete="off"
      description="본인 확인을 하면 추천해 주신 분께도 3,000포인트를 드려요."
    />
  );
}
