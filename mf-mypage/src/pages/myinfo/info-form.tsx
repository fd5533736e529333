import { fieldErrorsOf, graphql, messageOfError, uploadImage } from '@petcare/api';
import { bus } from '@petcare/event-bus';
import { Button, Card, FormError, Stack } from '@petcare/ui';
import { RadioGroup, TextField } from '@petcare/ui/form';
import { useState, type FormEvent } from 'react';
import { useMutation } from 'urql';
import { changeOf, draftOf, type InfoDraft, type MyInfo } from './info-draft.ts';
import { ProfilePicture } from './profile-picture.tsx';

const MyinfoPage_UpdateMyInfo = graphql(`
  mutation MyinfoPage_UpdateMyInfo($input: UpdateMyInfoInput!) {
    updateMyInfo(input: $input) {
      id
      nickname
      userImage
    }
  }
`);

const genders = [
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
  { value: 'none', label: '밝히지 않음' },
] as const;

export function InfoForm({ info }: { info: MyInfo }) {
  const [draft, setDraft] = useState<InfoDraft>(() => draftOf(info));
  const [failure, setFailure] = useState<unknown>(null);
  const [{ fetching }, update] = useMutation(MyinfoPage_UpdateMyInfo);
  const errors = fieldErrorsOf(failure);
  const set = <K extends keyof InfoDraft>(key: K) => (value: InfoDraft[K]) => setDraft((before) => ({ ...before, [key]: value }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const { data, error } = await update({ input: changeOf(draft) });
    setFailure(error ?? null);
    if (!data) return;
    bus.emit('profile.updated', { nickname: data.updateMyInfo.nickname, userImage: data.updateMyInfo.userImage });
    bus.emit('toast.shown', { kind: 'success', message: '내 정보를 저장했어요.' });
  }

  async function choosePicture(file: File) {
    const answer = await uploadImage(file);
    if (answer.success) set('userImage')(answer.data.url);
    setFailure(answer.success ? null : answer);
  }

  return (
    <Card padding="lg">
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap={5}>
          <ProfilePicture nickname={draft.nickname} image={draft.userImage} onChoose={choosePicture} onRemove={() => set('userImage')(null)} onFailure={setFailure} />
          <TextField label="이메일" value={info.email} onChange={() => undefined} isDisabled description="이메일은 바꿀 수 없어요." />
          <TextField label="이름" value={draft.name} onChange={set('name')} errorMessage={errors['name']} autoComplete="name" isRequired />
          <TextField label="닉네임" value={draft.nickname} onChange={set('nickname')} errorMessage={errors['nickname']} description="2자에서 12자까지 쓸 수 있어요." isRequired />
          <TextField label="휴대전화" type="tel" value={draft.phone} onChange={set('phone')} errorMessage={errors['phone']} autoComplete="tel" isRequired />
          <TextField label="주소" value={draft.address} onChange={set('address')} errorMessage={errors['address']} autoComplete="street-address" />
          <TextField label="상세 주소" value={draft.detailAddress} onChange={set('detailAddress')} errorMessage={errors['detailAddress']} />
          <RadioGroup label="성별" options={genders} value={draft.gender} onChange={set('gender')} orientation="horizontal" />
          <FormError>{failure ? messageOfError(failure) : null}</FormError>
          <Button type="submit" size="lg" isPending={fetching}>
            저장하기
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
