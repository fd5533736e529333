import type { BusinessKind } from '@petcare/contracts';
import type { CheckedForm } from '@petcare/ui/form';
import type { ProfileDraft } from './profile-draft.ts';

/** The props of every group of fields. */
export type FieldsProps = { kind: BusinessKind; form: CheckedForm<ProfileDraft> };
