import type { ProfileDraft } from './profile-draft.ts';

/** What every group of fields is given. */
export type FieldsProps = {
  draft: ProfileDraft;
  errors: Record<string, string>;
  onChange: (change: Partial<ProfileDraft>) => void;
};
