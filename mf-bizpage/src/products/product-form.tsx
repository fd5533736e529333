import { refusalOf, useSentOnce } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { PhotoField, usePhotoUploads } from '@petcare/photos';
import { lazyPiece } from '@petcare/remote';
import { Button, Card, Inline, Notice, Skeleton, Stack } from '@petcare/ui';
import { FormFoot, Switch, TextField, useCheckedForm, useLeaveGuard } from '@petcare/ui/form';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import { productDrafts } from './product-drafts.ts';
import { kinds, type ProductKind } from './kinds.ts';
import { MyProducts_Save } from './my-products.ts';
import { Heading, Lead, OptionFields } from './option-fields.tsx';
import { checkDraft, DESCRIPTION_MAX, inputOf, isSameDraft, MOST_PICTURES, NAME_MAX, type ProductDraft } from './product-draft.ts';
import { ProductPreview } from './product-preview.tsx';
import { tidied, wonOf } from './won.ts';

const Editor = lazyPiece(() => import('@petcare/rich-text/editor').then((m) => m.RichTextEditor), <Skeleton variant="text" />);
const LeaveQuestion = lazyPiece(() => import('@petcare/ui/overlay').then((m) => m.LeaveQuestion));

type Props = {
  kind: ProductKind;
  /** Null for a new one. */
  id: string | null;
  /** The time of the last change to the data that `initial` was made of. */
  readAt: string | null;
  initial: ProductDraft;
  /** Under which name the draft is kept on this device. */
  draftName: string;
  /** Of a treatment: which it is. */
  title?: (form: { medicalId: string; onChoose: (medicalId: string, name: string) => void; errorMessage: string | undefined }) => ReactNode;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

const descriptions = ['description1', 'description2', 'description3'] as const;

/** All of a product in one form, saved at once; what was typed is kept on this device until then. */
export function ProductForm({ kind, id, readAt, initial, draftName, title, onSaved, onCancel }: Props) {
  const navigate = useNavigate();
  const [kept] = useState(() => productDrafts.read(draftName));
  const [isRestored, setRestored] = useState(kept !== null && !isSameDraft(kept, initial));
  const [isPreviewed, setPreviewed] = useState(false);
  const [isDone, setDone] = useState(false);
  const photos = usePhotoUploads<'pictures' | 'content'>();
  const [, save] = useMutation(MyProducts_Save);
  const saveOnce = useSentOnce(save);
  const form = useCheckedForm<ProductDraft>({
    initial: kept ?? initial,
    check: (draft) => ({ ...checkDraft(kind, draft), ...photos.problems }),
    waits: photos.isSending,
    send: async (draft) => {
      const { data, error } = await saveOnce({ id, input: inputOf(kind, draft, readAt) });
      if (!data) return refusalOf(error);
      productDrafts.remove(draftName);
      setDone(true);
      toast('success', draft.isShown ? '저장했어요. 보호자에게 바로 보여요.' : '저장했어요. 지금은 숨겨져 있어요.');
      onSaved(data.saveMyProduct.id);
      return undefined;
    },
  });
  const { values: draft, change } = form;
  const isChanged = !isSameDraft(draft, initial);
  const { wanted, stay } = useLeaveGuard(isChanged && !isDone);

  // Kept against loss until it is saved or thrown away.
  useEffect(() => {
    if (isDone) return;
    if (isChanged) productDrafts.write(draft, draftName);
    else productDrafts.remove(draftName);
  }, [draftName, draft, isChanged, isDone]);

  function startAgain() {
    productDrafts.remove(draftName);
    change(initial);
    setRestored(false);
  }

  const { example } = kinds[kind];
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        {isRestored && (
          <Notice kind="info">
            <Inline justify="space-between">
              저장하지 않은 내용을 불러왔어요.
              <Button variant="ghost" size="sm" onPress={startAgain}>
                처음부터 다시 쓰기
              </Button>
            </Inline>
          </Notice>
        )}
        <FieldsCard title="기본 정보">
          {title ? (
            <div data-wide>
              {title({
                medicalId: draft.medicalId,
                onChoose: (medicalId, name) => change({ medicalId, name }),
                errorMessage: form.errorOf('medicalId'),
              })}
            </div>
          ) : (
            <TextField label="이름" {...form.textField('name')} isRequired maxLength={NAME_MAX} placeholder={`예: ${example}`} />
          )}
          <TextField
            label="가격"
            {...form.textField('price')}
            onBlur={() => {
              form.textField('price').onBlur();
              change(({ price }) => ({ price: tidied(price) }));
            }}
            isRequired
            suffix="원"
            placeholder="12,000"
            description={`옵션을 고르지 않았을 때의 금액이에요. 무료이면 0을 적어 주세요.${kind === 'reservation' ? ' 여러 날 맡기는 예약은 1박 금액이에요.' : ''}`}
          />
          {descriptions.map((field, index) => (
            <div key={field} data-wide>
              <TextField
                label={`한 줄 설명 ${index + 1}`}
                {...form.textField(field)}
                maxLength={DESCRIPTION_MAX}
                placeholder={index === 0 ? '보호자가 가장 궁금해할 것을 적어 주세요.' : ''}
              />
            </div>
          ))}
        </FieldsCard>
        <OptionFields
          options={draft.options}
          onChange={(make) => change(({ options }) => ({ options: make(options) }))}
          isChecked={form.errorOf('options') !== undefined}
          refused={form.refused}
        />
        <Card padding="lg">
          <PhotoField
            label="사진"
            description={`맨 앞의 사진이 목록에 보여요. 끌어서 순서를 바꿀 수 있어요. 한 장에 10MB까지, ${MOST_PICTURES}장까지 올릴 수 있어요.`}
            value={draft.pictures}
            onChange={(pictures) => change({ pictures })}
            onUnfinished={photos.of('pictures')}
            kept={initial.pictures.map((url) => ({ id: url, url }))}
            refused={form.refused}
            maxCount={MOST_PICTURES}
            errorMessage={form.errorOf('pictures')}
          />
        </Card>
        <Card as="section" padding="lg" aria-label="상세 설명">
          <Heading>상세 설명</Heading>
          <Lead>글과 사진으로 자세히 알려 주세요. 사진은 끌어다 놓거나 붙여 넣어도 돼요.</Lead>
          <Editor
            label="상세 설명"
            value={draft.content}
            onChange={(content) => change({ content })}
            onUnfinished={photos.of('content')}
            errorMessage={form.errorOf('content')}
          />
        </Card>
        <Card padding="lg">
          <Switch isSelected={draft.isShown} onChange={(isShown) => change({ isShown })}>
            보호자에게 보이기
          </Switch>
        </Card>
        <Button variant="secondary" icon="eye" onPress={() => setPreviewed((before) => !before)}>
          {isPreviewed ? '미리 보기 닫기' : '미리 보기'}
        </Button>
        {isPreviewed && (
          <Preview aria-label="미리 보기" ref={showAtOnce}>
            <ProductPreview
              kind={kind}
              id={id}
              name={draft.name}
              price={wonOf(draft.price) ?? 0}
              descriptions={descriptions.map((field) => draft[field].trim()).filter(Boolean)}
              pictures={draft.pictures}
              options={draft.options.map(({ name, price }) => ({ name, additionalPrice: wonOf(price) ?? 0 }))}
              content={draft.content || null}
            />
          </Preview>
        )}
        <FormFoot form={form} submit={id === null ? '등록' : '저장하기'} cancel={onCancel} cancelLabel="닫기" isBar />
      </Stack>
      {wanted !== null && (
        <LeaveQuestion
          onStay={stay}
          onLeave={() => {
            setDone(true);
            void navigate(wanted);
          }}
        >
          쓰던 내용은 이 기기에 남아 있어서 다시 열면 이어서 쓸 수 있어요.
        </LeaveQuestion>
      )}
    </form>
  );
}

/** It stands below the form, most of which may be above the window then. */
const showAtOnce = (preview: HTMLElement | null) => preview?.scrollIntoView({ behavior: 'smooth', block: 'start' });

const Preview = styled.section`
  scroll-margin-top: 5rem;
`;
