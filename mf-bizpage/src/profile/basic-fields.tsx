import { businessNouns } from '@petcare/contracts';
import { TextArea, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

export function BasicFields({ kind, form }: FieldsProps) {
  const noun = businessNouns[kind];
  return (
    <FieldsCard title="기본 정보">
      <div data-wide>
        <TextField {...form.textField('name')} label={`${noun} 이름`} isRequired maxLength={60} />
      </div>
      <TextField {...form.textField('contract')} label="전화번호" type="tel" placeholder="02-1234-5678" />
      <TextField {...form.textField('email')} label="이메일" type="email" placeholder="hello@example.com" />
      <TextField
        {...form.textField('kakaoplus')}
        label="카카오 채널"
        placeholder="_petcare"
        description="채널 주소나 아이디를 적으면 카카오 상담 버튼이 생겨요."
      />
      <TextField {...form.textField('homepage')} label="홈페이지" type="url" placeholder="https://" />
      <TextField {...form.textField('blog')} label="블로그" type="url" placeholder="https://" />
      <div data-wide>
        <TextArea
          {...form.textField('introduce')}
          label="소개"
          rows={5}
          maxLength={2000}
          placeholder={`어떤 ${noun}인지, 무엇을 잘하는지 보호자에게 알려 주세요.`}
        />
      </div>
    </FieldsCard>
  );
}
