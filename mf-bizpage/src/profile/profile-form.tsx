import { FormFoot, useLeaveGuard } from '@petcare/ui/form';
import { businessNouns, type BusinessKind } from '@petcare/contracts';
import { PhotoField } from '@petcare/photos';
import { lazyPiece } from '@petcare/remote';
import { Button, Card, Inline, media, Notice, Section, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { BasicFields } from './basic-fields.tsx';
import type { MyListing, MyListingAnswer } from './my-listing.ts';
import { OwnFields } from './own-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useHasRoom } from './use-has-room.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The largest group of fields, and below what is first seen. */
const OpeningHoursFields = lazyPiece(
  () => import('../opening-hours/opening-hours-fields.tsx').then((m) => m.OpeningHoursFields),
  <Skeleton variant="card" count={3} />,
);
const LeaveQuestion = lazyPiece(() => import('@petcare/ui/overlay').then((m) => m.LeaveQuestion));
const PreviewDialog = lazyPiece(() => import('./preview-dialog.tsx').then((m) => m.PreviewDialog));

const MAX_PICTURES = 10;

type Props = { kind: BusinessKind; listing: MyListing; details: MyListingAnswer['details']; draftName: string; onSaved: () => void };

/** All that a business of any kind says of itself, with the public page as it will be beside it. */
export function ProfileForm({ kind, listing, details, draftName, onSaved }: Props) {
  const navigate = useNavigate();
  const state = useProfileForm({ kind, listing, details, draftName, onSaved });
  const { form, saved, isChanged, isRestored, isBehind } = state;
  const { values: draft, change, refusal } = form;
  const [isLeft, setLeft] = useState(false);
  const hasRoom = useHasRoom();
  const [isPreviewed, setPreviewed] = useState(false);
  const { wanted, stay } = useLeaveGuard(isChanged && !isLeft);
  const noun = businessNouns[kind];
  return (
    <Section
      title={`${noun} 정보`}
      description={
        listing.state === 'approved' ? `저장하면 바로 ${noun} 페이지에 보여요.` : `승인되면 저장한 내용이 ${noun} 페이지에 보여요.`
      }
    >
      <Columns>
        <form onSubmit={form.onSubmit} noValidate>
          <Stack gap={5}>
            {isRestored && (
              <Notice>
                <Inline justify="space-between">
                  저장하지 않은 내용을 불러왔어요.
                  <Button variant="ghost" size="sm" onPress={state.startAgain}>
                    되돌리기
                  </Button>
                </Inline>
              </Notice>
            )}
            <BasicFields kind={kind} form={form} />
            <PlaceFields kind={kind} form={form} />
            <OwnFields kind={kind} form={form} />
            <OpeningHoursFields
              kind={kind}
              contract={draft.contract.trim() || null}
              draft={draft.openingHours}
              errors={form.refused}
              takesReservations={draft.allowReservation}
              onChange={(part) => change(({ openingHours }) => ({ openingHours: { ...openingHours, ...part } }))}
            />
            <ServiceFields kind={kind} form={form} />
            <Card padding="lg">
              <PhotoField
                label="사진"
                description="맨 앞의 사진이 대표 사진이에요. 끌어서 순서를 바꿀 수 있어요."
                value={draft.facilityPicture}
                onChange={(facilityPicture) => change({ facilityPicture })}
                onUnfinished={state.photos.of('facilityPicture')}
                kept={saved.facilityPicture.map((url) => ({ id: url, url }))}
                refused={form.refused}
                maxCount={MAX_PICTURES}
                errorMessage={form.errorOf('facilityPicture')}
              />
            </Card>
            <FormFoot
              form={{ ...form, refusal }}
              submit={isChanged ? '저장하기' : '바뀐 내용이 없어요'}
              place="fill"
              size="lg"
              isDisabled={!isChanged}
              isBar={isChanged}
            >
              {isBehind && (
                <Button variant="secondary" size="lg" onPress={() => void state.catchUp()}>
                  새 내용 불러오기
                </Button>
              )}
              {!hasRoom && (
                <Button variant="secondary" size="lg" onPress={() => setPreviewed(true)} onHoverStart={PreviewDialog.fetch}>
                  미리 보기
                </Button>
              )}
            </FormFoot>
          </Stack>
        </form>
        {hasRoom && (
          <Beside aria-label="미리 보기" tabIndex={0}>
            <PreviewTitle>미리 보기</PreviewTitle>
            <ProfilePreview business={{ kind, id: listing.id }} draft={draft} />
          </Beside>
        )}
      </Columns>
      {isPreviewed && <PreviewDialog business={{ kind, id: listing.id }} draft={draft} onClose={() => setPreviewed(false)} />}
      {wanted !== null && (
        <LeaveQuestion
          onStay={stay}
          onLeave={() => {
            setLeft(true);
            void navigate(wanted);
          }}
        >
          수정한 내용은 이 기기에 남아 있어서 다시 열면 이어서 수정할 수 있어요.
        </LeaveQuestion>
      )}
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
  }
`;

/** As tall as the window below the header: it goes along, and scrolls by itself. */
const Beside = styled.aside`
  position: sticky;
  top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
  max-height: calc(100dvh - var(--pc-header-height, 4rem) - ${tokens.space[8]});
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const PreviewTitle = styled.h3`
  margin-bottom: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;
