import type { BusinessKind } from '@petcare/business-form';
import type { CheckedForm } from '@petcare/ui/form';
import type { ProfileDraft } from './profile-draft.ts';

/** What every group of fields is given. */
export type FieldsProps = { kind: BusinessKind; form: CheckedForm<ProfileDraft> };
