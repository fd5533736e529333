import type { FieldTextProps } from '@petcare/ui/form';

/** A picture that the record shows already. `id` as it stands in `value`; `url` is what shows it, signed where it is private. */
export type KeptPhoto = { id: string; url: string };

/** The state of the chosen pictures that are not in `value` yet: on their way, or given up until the person decides. */
export type Unfinished = 'none' | 'sending' | 'failed';

/** Props of `PhotoField`. */
export interface PhotoFieldProps extends FieldTextProps {
  /** The uploaded pictures, in the order in which they are shown: addresses, or with `isPrivate` keys. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Told of each change, so that the form can wait: see `usePhotoUploads`. */
  onUnfinished: (unfinished: Unfinished) => void;
  /** Those of `value` that the stored record shows. All others wait on the server, and are asked for when the field appears: a draft may be older than them. */
  kept?: readonly KeptPhoto[];
  /** The fields that the server refused, by name (`form.refused`): a picture whose address is one of them says so. */
  refused?: Readonly<Record<string, string>>;
  /** Uploads with signed addresses, for receipts and licences. Default false: pictures for everybody. */
  isPrivate?: boolean;
  /** Takes PDF too; with `isPrivate` alone. */
  takesPdf?: boolean;
  /** Default 10. */
  maxCount?: number;
  isRequired?: boolean;
}

/** The reason why a form can't be sent while a picture of it has not been taken. */
export const FAILED = '올리지 못한 사진이 있어요. 다시 시도하거나 삭제해 주세요.';
