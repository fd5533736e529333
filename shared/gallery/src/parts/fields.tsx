import { FormError, Inline, SearchField, SuggestField, type Suggestion } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import {
  Checkbox,
  FieldGroup,
  FormFoot,
  PasswordField,
  PasswordRuleList,
  RadioGroup,
  RatingInput,
  Switch,
  TextArea,
  TextField,
} from '@petcare/ui/form';
import { FileField } from '@petcare/ui/upload';
import { Forced, Opened, type Part } from '../part.tsx';

const ignore = () => undefined;
const calm = { refusal: '', isPending: false };
const kinds = [
  { value: 'dog', label: '강아지' },
  { value: 'cat', label: '고양이', description: '실내에서만 지내요' },
  { value: 'other', label: '기타', isDisabled: true },
];
const suggestions: readonly Suggestion[] = [
  { id: 'region', text: '서울 구로구', note: '지역', icon: 'map-pin' },
  { id: 'hospital', text: '구로동물병원', note: '서울 구로구', icon: 'hospital' },
  { id: 'company', text: '이름이 길어서 다 보이지 않는 구로 반려동물 미용실과 호텔', note: '펫 서비스', icon: 'scissors' },
];
const paper = new File(['사업자등록증'], '사업자등록증.pdf', { type: 'application/pdf' });
const rules = [
  { label: '8자 이상', isMet: (password: string) => password.length >= 8 },
  { label: '숫자', isMet: (password: string) => /\d/.test(password) },
];

const services = (isInvalid: boolean) => () => (
  <Inline gap={5}>
    <Checkbox isSelected={!isInvalid} isInvalid={isInvalid}>
      미용
    </Checkbox>
    <Checkbox isInvalid={isInvalid}>호텔</Checkbox>
  </Inline>
);

/** The parts of forms. */
export const fields: readonly Part[] = [
  {
    name: 'text-field',
    isWide: true,
    states: {
      '비어 있음': <TextField label="이름" placeholder="홍길동" />,
      '쓴 뒤': <TextField label="이름" defaultValue="김보호" description="예약에 적히는 이름이에요." isRequired />,
      틀림: <TextField label="이메일" defaultValue="petcare" errorMessage="이메일 주소를 다시 확인해 주세요." />,
      키보드: (
        <Forced as="focus-visible" on="input">
          <TextField label="이름" defaultValue="김보호" />
        </Forced>
      ),
      '앞뒤의 말': <TextField label="진료비" defaultValue="30,000" prefix="약" suffix="원" />,
      가리킴: (
        <Forced as="hovered" on="input">
          <TextField label="이름" defaultValue="김보호" />
        </Forced>
      ),
      '못 씀': <TextField label="사업자등록번호" defaultValue="123-45-67890" isDisabled />,
    },
  },
  {
    name: 'text-area',
    isWide: true,
    states: {
      '비어 있음': <TextArea label="증상" placeholder="언제부터 그랬나요?" rows={3} />,
      틀림: <TextArea label="리뷰" rows={3} defaultValue="좋아요" errorMessage="10자 이상 적어 주세요." />,
    },
  },
  {
    name: 'password-field',
    isWide: true,
    states: {
      '쓰는 중': <PasswordField label="비밀번호" defaultValue="petcare" />,
      규칙: <PasswordRuleList rules={rules} password="petcare-care" />,
      '규칙에 안 맞음': <PasswordRuleList rules={rules} password="petcare-care" isChecked />,
    },
  },
  {
    name: 'search-field',
    isWide: true,
    states: {
      '비어 있음': <SearchField label="검색" placeholder="병원 이름이나 지역" />,
      '쓴 뒤': <SearchField label="검색" defaultValue="구로동물병원" />,
    },
  },
  {
    name: 'suggest-field',
    isWide: true,
    states: {
      '추천이 없음': <SuggestField label="검색" value="구로" onChange={ignore} suggestions={[]} onChoose={ignore} />,
      추천: (
        <Opened>
          <SuggestField label="검색" value="구로" onChange={ignore} suggestions={suggestions} onChoose={ignore} />
        </Opened>
      ),
    },
  },
  {
    name: 'choice',
    isWide: true,
    states: {
      '비어 있음': <Select label="반려동물" options={kinds} value={null} onChange={ignore} />,
      고름: <Select label="반려동물" options={kinds} value="dog" onChange={ignore} />,
      틀림: <Select label="반려동물" options={kinds} value={null} onChange={ignore} errorMessage="하나를 골라 주세요." />,
      '못 고름': <Select label="반려동물" options={kinds} value="dog" onChange={ignore} isDisabled />,
      하나만: <RadioGroup label="반려동물" options={kinds} value="cat" onChange={ignore} />,
      '하나만, 틀림': <RadioGroup label="반려동물" options={kinds} value={null} onChange={ignore} errorMessage="하나를 골라 주세요." />,
      '하나만, 못 고름': <RadioGroup label="반려동물" options={kinds} value="cat" onChange={ignore} isDisabled />,
    },
  },
  {
    name: 'ticks',
    states: {
      꺼짐: <Checkbox>동의해요</Checkbox>,
      켜짐: <Checkbox isSelected>동의해요</Checkbox>,
      '일부만 켜짐': <Checkbox isIndeterminate>모두 동의해요</Checkbox>,
      틀림: <Checkbox isInvalid>동의해요</Checkbox>,
      '못 누름': (
        <Checkbox isSelected isDisabled>
          동의해요
        </Checkbox>
      ),
      '스위치 꺼짐': <Switch>알림 받기</Switch>,
      '스위치 켜짐': <Switch isSelected>알림 받기</Switch>,
      '스위치 못 누름': <Switch isDisabled>알림 받기</Switch>,
    },
  },
  {
    name: 'field-group',
    isWide: true,
    states: {
      고름: (
        <FieldGroup label="하는 일" description="여러 개를 고를 수 있어요." isRequired>
          {services(false)}
        </FieldGroup>
      ),
      틀림: (
        <FieldGroup label="하는 일" errorMessage="하나 이상 골라 주세요.">
          {services(true)}
        </FieldGroup>
      ),
      '이름 없이': (
        <FieldGroup label="하는 일" isLabelHidden>
          {services(false)}
        </FieldGroup>
      ),
    },
  },
  {
    name: 'rating-input',
    isWide: true,
    states: {
      '비어 있음': <RatingInput label="평점" value={null} onChange={ignore} />,
      고름: <RatingInput label="평점" value={4} onChange={ignore} />,
      틀림: <RatingInput label="평점" value={null} onChange={ignore} errorMessage="별점을 골라 주세요." />,
    },
  },
  {
    name: 'file-field',
    isWide: true,
    states: {
      '비어 있음': <FileField label="사업자등록증" value={null} onChange={ignore} />,
      고름: <FileField label="사업자등록증" value={paper} onChange={ignore} />,
      틀림: <FileField label="사업자등록증" value={null} onChange={ignore} errorMessage="파일을 골라 주세요." />,
      '폼의 잘못': <FormError>이메일이나 비밀번호가 맞지 않아요.</FormError>,
    },
  },
  {
    name: 'form-foot',
    isWide: true,
    states: {
      쉼: <FormFoot form={calm} submit="등록" cancel={ignore} cancelLabel="닫기" />,
      '보내는 중': <FormFoot form={{ ...calm, isPending: true }} submit="등록" cancel={ignore} />,
      '사진을 기다림': <FormFoot form={{ ...calm, isPending: true, isWaiting: true }} submit="등록" cancel={ignore} />,
      거절됨: <FormFoot form={{ ...calm, refusal: '연결이 끊겼어요. 다시 시도해 주세요.' }} submit="저장하기" place="fill" size="lg" />,
      앞에서: <FormFoot form={calm} submit="저장하기" cancel={ignore} place="start" />,
      카드: <FormFoot form={calm} submit="저장하기" place="fill" size="lg" isBar={false} />,
    },
  },
];
