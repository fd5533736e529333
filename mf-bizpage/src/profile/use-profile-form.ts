import { businessNouns, type BusinessKind } from '@petcare/contracts';
import { refusalOf } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { usePhotoUploads, type PhotoUploads } from '@petcare/photos';
import { useCheckedForm, type CheckedForm } from '@petcare/ui/form';
import { useEffect, useState } from 'react';
import { useClient, useMutation } from 'urql';
import { listingQueries, type MyListing, type MyListingAnswer } from './my-listing.ts';
import { changesOf, checkProfile, draftOf, typedOver, type ProfileDraft } from './profile-draft.ts';
import { profileDrafts } from './profile-drafts.ts';
import { listingSaves } from './save-listing.ts';

type Options = { kind: BusinessKind; listing: MyListing; details: MyListingAnswer['details']; draftName: string; onSaved: () => void };

/** The form of a profile with what was saved last, what was typed over it, and whether somebody else saved meanwhile. */
export type ProfileFormState = {
  form: CheckedForm<ProfileDraft>;
  saved: ProfileDraft;
  isChanged: boolean;
  /** True when words that were typed before and not saved were put back. */
  isRestored: boolean;
  /** Somebody saved what is not seen here yet. */
  isBehind: boolean;
  photos: PhotoUploads<'facilityPicture'>;
  /** Throws away what was not saved. */
  startAgain: () => void;
  /** Shows what somebody else saved, below what was typed here. */
  catchUp: () => Promise<void>;
};

export function useProfileForm({ kind, listing, details, draftName, onSaved }: Options): ProfileFormState {
  const client = useClient();
  const [, save] = useMutation(listingSaves[kind]);
  const [base, setBase] = useState(() => ({ draft: draftOf(listing, details), readAt: listing.timestamp.updatedAt }));
  const [kept] = useState(() => profileDrafts.read(draftName));
  const [isRestored, setRestored] = useState(() => kept !== null && isTyped(base.draft, { ...base.draft, ...kept }));
  const [isBehind, setBehind] = useState(false);
  const photos = usePhotoUploads<'facilityPicture'>();

  function isTyped(before: ProfileDraft, after: ProfileDraft): boolean {
    return Object.keys(changesOf(kind, before, after)).length > 0;
  }

  const form = useCheckedForm<ProfileDraft>({
    initial: () => ({ ...base.draft, ...kept }),
    check: (draft) => ({ ...checkProfile(kind, draft, base.draft), ...photos.problems }),
    waits: photos.isSending,
    async send(draft) {
      const { data, error } = await save({ input: { ...changesOf(kind, base.draft, draft), readAt: base.readAt } });
      if (!data) {
        setBehind(error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'LISTING_CHANGED') ?? false);
        const refusal = refusalOf(error);
        const people = refusal.fields['doctors'] ?? refusal.fields['pharmacist'];
        return { ...refusal, fields: { ...refusal.fields, ...(people && { people }) } };
      }
      profileDrafts.remove(draftName);
      setBase({ draft, readAt: data.saved.timestamp.updatedAt });
      setBehind(false);
      setRestored(false);
      toast('success', `${businessNouns[kind]} 정보를 저장했어요.`);
      onSaved();
      return undefined;
    },
  });
  const { values: draft, change } = form;
  const isChanged = isTyped(base.draft, draft);

  // Kept against loss until it is saved or thrown away.
  useEffect(() => {
    if (isChanged) profileDrafts.write(typedOver(base.draft, draft), draftName);
    else profileDrafts.remove(draftName);
  }, [draftName, base, draft, isChanged]);

  function startAgain() {
    change(base.draft);
    setRestored(false);
  }

  async function catchUp() {
    const { data } = await client.query(listingQueries[kind], {}, { requestPolicy: 'network-only' }).toPromise();
    if (!data?.listing) return toast('error', '새 내용을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    const fresh = draftOf(data.listing, data.details);
    change((typed) => ({ ...fresh, ...typedOver(base.draft, typed) }));
    setBase({ draft: fresh, readAt: data.listing.timestamp.updatedAt });
    setBehind(false);
    onSaved();
    toast('success', '새 내용을 불러왔어요. 여기서 고친 것은 그대로 있어요.');
  }

  return {
    form,
    saved: base.draft,
    isChanged: isChanged || photos.isSending || Object.keys(photos.problems).length > 0,
    isRestored,
    isBehind,
    photos,
    startAgain,
    catchUp,
  };
}
