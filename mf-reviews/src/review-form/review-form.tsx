import { seoulDate } from '@petcare/time';
import { fieldErrorsOf, messageOfError } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { Button, Card, FormError, Inline, media, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { RadioGroup, RatingInput, TextArea } from '@petcare/ui/form';
import { ImageUpload } from '@petcare/ui/upload';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { ratings, type RatingName } from '../review/ratings.ts';
import { inputOf, MAX_LENGTH, missingIn, type ReviewDraft } from './review-draft.ts';
import { storePictures } from './store-pictures.ts';

const revisits = [
  { value: 'yes', label: '다시 갈래요' },
  { value: 'no', label: '다시 가지 않을래요' },
] as const;

/** What the API takes for a review. */
export type ReviewInput = NonNullable<ReturnType<typeof inputOf>>;

type Props = {
  title: string;
  submitLabel: string;
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  /** Sends it; throws what the API refused with. */
  onSubmit: (input: ReviewInput) => Promise<void>;
  onCancel: () => void;
};

/** The form of a hospital review, for a new one and for a change. What was typed outlives every error. */
export function ReviewForm({ title, submitLabel, draft, onChange, onSubmit, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const today = seoulDate(useNow());
  const errors = { ...fieldErrorsOf(failure), ...missing };
  const set = <K extends keyof ReviewDraft>(key: K, value: ReviewDraft[K]) => {
    onChange({ ...draft, [key]: value });
    if (errors[key]) setMissing(({ [key]: _solved, ...others }) => others);
  };
  const rate = (name: RatingName, value: number) => {
    onChange({ ...draft, ratings: { ...draft.ratings, [name]: value } });
    setMissing(({ [name]: _solved, ...others }) => others);
  };

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button), [data-invalid]:is(input, textarea)')?.focus();
  }, [failure, missing]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const lacking = missingIn(draft);
    setMissing(lacking);
    setFailure(null);
    if (Object.keys(lacking).length > 0) return;
    setSending(true);
    try {
      const input = inputOf(draft, await storePictures(draft.files));
      if (input) await onSubmit(input);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Card padding="lg">
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate aria-label={title}>
        <Stack gap={6}>
          <Ratings>
            {ratings.map(({ name, label, hint }) => (
              <RatingInput
                key={name}
                label={label}
                description={errors[name] ? undefined : hint}
                value={draft.ratings[name]}
                onChange={(value) => rate(name, value)}
                errorMessage={errors[name]}
                isRequired
              />
            ))}
            <DatePicker
              label="방문일"
              value={draft.visitDate}
              onChange={(date) => set('visitDate', date)}
              max={today}
              errorMessage={errors['visitDate']}
              isRequired
            />
          </Ratings>
          <RadioGroup
            label="다시 방문할 생각이 있나요?"
            options={revisits}
            value={draft.wouldRevisit}
            onChange={(value) => set('wouldRevisit', value)}
            errorMessage={errors['wouldRevisit']}
            orientation="horizontal"
            isRequired
          />
          <TextArea
            label="리뷰"
            placeholder="어떤 일로 갔는지, 진료는 어땠는지 다른 보호자에게 들려주세요."
            rows={6}
            value={draft.review}
            onChange={(text) => set('review', text)}
            maxLength={MAX_LENGTH}
            errorMessage={errors['review']}
            isRequired
          />
          <ImageUpload
            label="사진"
            value={draft.files}
            onChange={(files) => set('files', files)}
            existing={draft.kept.map((url) => ({ id: url, url }))}
            onRemoveExisting={(gone) =>
              set(
                'kept',
                draft.kept.filter((url) => url !== gone),
              )
            }
            errorMessage={errors['files']}
          />
          <div>
            <FormError>{failure ? messageOfError(failure) : null}</FormError>
            <Inline justify="flex-end">
              <Button variant="ghost" onPress={onCancel} isDisabled={isSending}>
                취소
              </Button>
              <Button type="submit" isPending={isSending}>
                {submitLabel}
              </Button>
            </Inline>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const Title = styled.h3`
  margin: 0 0 ${tokens.space[5]};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  outline: none;
`;

const Ratings = styled.div`
  display: grid;
  gap: ${tokens.space[5]} ${tokens.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;
