import { TextArea, TextField } from '@petcare/ui/form';
import { FieldsCard } from '../opening-hours/fields-card.tsx';
import type { FieldsProps } from './fields-props.ts';

export function BasicFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <FieldsCard title="기본 정보">
      <TextField
        label="병원 이름"
        name="name"
        isRequired
        value={draft.name}
        onChange={(name) => onChange({ name })}
        errorMessage={errors['name']}
      />
      <TextField
        label="전화번호"
        name="contract"
        type="tel"
        placeholder="02-1234-5678"
        value={draft.contract}
        onChange={(contract) => onChange({ contract })}
        errorMessage={errors['contract']}
      />
      <TextField
        label="이메일"
        name="email"
        type="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        errorMessage={errors['email']}
      />
      <TextField
        label="카카오 채널"
        name="kakaoplus"
        placeholder="채널 주소나 아이디"
        value={draft.kakaoplus}
        onChange={(kakaoplus) => onChange({ kakaoplus })}
        errorMessage={errors['kakaoplus']}
      />
      <TextField
        label="홈페이지"
        name="homepage"
        type="url"
        placeholder="https://"
        value={draft.homepage}
        onChange={(homepage) => onChange({ homepage })}
        errorMessage={errors['homepage']}
      />
      <TextField
        label="블로그"
        name="blog"
        type="url"
        placeholder="https://"
        value={draft.blog}
        onChange={(blog) => onChange({ blog })}
        errorMessage={errors['blog']}
      />
      <div data-wide>
        <TextArea
          label="소개"
          name="introduce"
          rows={5}
          maxLength={2000}
          value={draft.introduce}
          onChange={(introduce) => onChange({ introduce })}
          errorMessage={errors['introduce']}
        />
      </div>
    </FieldsCard>
  );
}
