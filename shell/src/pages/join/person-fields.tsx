import { graphql, useLiveCheck } from '@petcare/api';
import { isNickname, takenSentences } from '@petcare/account';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import type { PersonValues } from './join-values.ts';

const PersonFields_CheckNickname = graphql(`
  query PersonFields_CheckNickname($value: String!) {
    isTaken: checkDuplicateNickname(nickname: $value)
  }
`);

const liveCheck = { query: PersonFields_CheckNickname, isFit: isNickname, takenSentence: takenSentences.nickname };

type Props = { form: CheckedForm<PersonValues>; nameLabel?: string };

/** The fields of the person who joins: name, nickname (said to be taken or free as it is typed), phone. */
export function PersonFields({ form, nameLabel = '이름' }: Props) {
  const isFree = useLiveCheck(form, 'nickname', liveCheck);
  return (
    <>
      <TextField {...form.textField('name')} label={nameLabel} autoComplete="name" placeholder="홍길동" isRequired />
      <TextField
        {...form.textField('nickname')}
        label="닉네임"
        autoComplete="nickname"
        description={isFree ? '쓸 수 있는 닉네임이에요.' : '2~12자, 글자와 숫자를 쓸 수 있어요.'}
        isRequired
      />
      <TextField {...form.textField('phone')} label="휴대폰 번호" type="tel" autoComplete="tel" placeholder="010-1234-5678" isRequired />
    </>
  );
}
