import { AddressField } from '@petcare/address';
import { graphql, refusalOf, useLiveCheck } from '@petcare/api';
import { isNickname, takenSentences } from '@petcare/account';
import { bus, toast } from '@petcare/event-bus';
import { formatPhone, Stack } from '@petcare/ui';
import { FormFoot, RadioGroup, TextField, useCheckedForm } from '@petcare/ui/form';
import { useMutation } from 'urql';
import type { MyInfo } from './my-info.ts';
import { addressTexts, changeOf, checkProfile, isGuardian, isVerified, valuesOf, type ProfileValues } from './profile-values.ts';

const ProfileForm_CheckNickname = graphql(`
  query ProfileForm_CheckNickname($value: String!) {
    isTaken: checkDuplicateNickname(nickname: $value)
  }
`);

const ProfileForm_Update = graphql(`
  mutation ProfileForm_Update($input: UpdateMyInfoInput!) {
    updateMyInfo(input: $input) {
      nickname
      userImage
      phone
    }
  }
`);

const genders = [
  { value: 'female', label: '여성' },
  { value: 'male', label: '남성' },
  { value: 'none', label: '밝히지 않음' },
] as const;
const marriages = [
  { value: 'yes', label: '기혼' },
  { value: 'no', label: '미혼' },
  { value: 'none', label: '밝히지 않음' },
] as const;

const LOCKED = '본인 확인을 마친 정보예요. 바꾸려면 아래 ‘본인 확인’에서 다시 확인해 주세요.';

export function ProfileForm({ info }: { info: MyInfo }) {
  const [, update] = useMutation(ProfileForm_Update);
  const form = useCheckedForm<ProfileValues>({ initial: () => valuesOf(info), check: (values) => checkProfile(values, info), send: save });
  // A nickname in other capitals is the person's own still.
  const isNew = (text: string) => text.trim().toLowerCase() !== info.nickname.toLowerCase();
  const isFree = useLiveCheck(form, 'nickname', {
    query: ProfileForm_CheckNickname,
    isFit: (text) => isNickname(text) && isNew(text),
    takenSentence: takenSentences.nickname,
  });

  async function save(values: ProfileValues) {
    const { data, error } = await update({ input: changeOf(values, info) });
    if (!data) {
      const refusal = refusalOf(error);
      const isTaken = error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'DUPLICATE_NICKNAME');
      return isTaken ? { ...refusal, fields: { nickname: refusal.message } } : refusal;
    }
    const { nickname, userImage, phone } = data.updateMyInfo;
    form.change({ phone: formatPhone(phone) });
    bus.emit('profile.updated', { nickname, userImage });
    toast('success', '내 정보를 저장했어요.');
    return undefined;
  }

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        <TextField label="이메일" value={info.email} isDisabled description="이메일은 바꿀 수 없어요." />
        {isVerified(info) ? (
          <>
            <TextField label="이름" value={info.name} isDisabled description={LOCKED} />
            <TextField label="휴대폰 번호" value={formatPhone(info.phone)} isDisabled description={LOCKED} />
          </>
        ) : (
          <>
            <TextField {...form.textField('name')} label="이름" autoComplete="name" isRequired />
            <TextField
              {...form.textField('phone')}
              label="휴대폰 번호"
              type="tel"
              autoComplete="tel"
              placeholder="010-1234-5678"
              isRequired
            />
          </>
        )}
        <TextField
          {...form.textField('nickname')}
          label="닉네임"
          autoComplete="nickname"
          description={isFree ? '쓸 수 있는 닉네임이에요.' : '2~12자, 글자와 숫자를 쓸 수 있어요.'}
          isRequired
        />
        {isGuardian(info) && (
          <>
            <AddressField
              value={form.values}
              onChange={(address) => form.change(addressTexts(address))}
              errors={{
                postcode: form.errorOf('postcode'),
                address: form.errorOf('address'),
                detailAddress: form.errorOf('detailAddress'),
              }}
              onLeave={(part) => form.textField(part).onBlur()}
            />
            <TextField {...form.textField('age')} label="나이" inputMode="numeric" maxLength={3} suffix="세" />
            <RadioGroup
              label="성별"
              options={genders}
              value={form.values.gender}
              onChange={(gender) => form.change({ gender })}
              orientation="horizontal"
            />
            <RadioGroup
              label="결혼 여부"
              options={marriages}
              value={form.values.married}
              onChange={(married) => form.change({ married })}
              orientation="horizontal"
            />
          </>
        )}
        <FormFoot form={form} submit="저장하기" place="fill" size="lg" />
      </Stack>
    </form>
  );
}
