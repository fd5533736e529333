import type { CheckedForm } from '@petcare/ui/form';
import { Consents } from './consents.tsx';
import type { ConsentValues } from './join-values.ts';
import { RecommenderField } from './recommender-field.tsx';

/** The agreements of a guardian, and who recommended the site. */
export function EndFields({ form }: { form: CheckedForm<ConsentValues & { recommender: string }> }) {
  return (
    <>
      <Consents form={form} />
      <RecommenderField form={form} />
    </>
  );
}
