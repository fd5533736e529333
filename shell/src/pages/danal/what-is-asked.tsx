import { Icon, tokens, type IconName } from '@petcare/ui';
import { styled } from 'styled-components';

const reasons: { icon: IconName; title: string; detail: string }[] = [
  { icon: 'shield', title: '서로 믿고 예약하려고요', detail: '병원과 업체가 실제로 찾아올 분의 이름과 연락처인지 알 수 있어요.' },
  {
    icon: 'user',
    title: '필요한 것만 받아요',
    detail: '이름, 생년월일, 성별, 휴대폰 번호예요. 같은 분인지 가리는 값은 알아볼 수 없게 바꿔 보관하고, 주민등록번호는 받지 않아요.',
  },
  { icon: 'clock', title: '1분이면 돼요', detail: '다날의 본인 확인 창이 열려요. 휴대폰 문자나 PASS 앱으로 10분 안에 마쳐 주세요.' },
];

export function WhatIsAsked() {
  return (
    <List>
      {reasons.map(({ icon, title, detail }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <strong>{title}</strong>
            <span>{detail}</span>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  & > li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.15rem;
    color: ${tokens.color.primary};
  }
  strong {
    display: block;
  }
  span {
    font-size: ${tokens.font.size.sm};
    color: ${tokens.color.textSoft};
  }
`;
