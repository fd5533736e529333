import { withNext } from '@petcare/auth';
import { accountTypeLabels, AccountType } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { Icon, LinkButton, Stack, tokens, type IconName } from '@petcare/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormCard } from '../form-card.tsx';
import { AlreadyMember } from '../join-foot.tsx';
import { SocialWays } from '../social-ways.tsx';

const businesses: { type: AccountType; joinType: string; icon: IconName; detail: string }[] = [
  { type: AccountType.HOSPITAL, joinType: 'hospital', icon: 'hospital', detail: '병원 정보와 예약, 리뷰를 관리해요' },
  { type: AccountType.PHARMARCY, joinType: 'pharmacy', icon: 'pill', detail: '약국 정보와 리뷰를 관리해요' },
  { type: AccountType.COMPANY, joinType: 'company', icon: 'scissors', detail: '미용·호텔·유치원·용품 업체를 알려요' },
];

const head = {
  title: '회원가입',
  description: '보호자, 병원, 약국, 업체 회원으로 펫케어와 함께하세요. 보호자로 가입하고 휴대폰 본인 확인을 하면 3,000포인트를 드려요.',
  canonical: '/join-gate',
};

/** The choice of what to join as, and how. */
export function JoinGatePage() {
  usePageHead(head);
  const [params] = useSearchParams();
  const next = params.get('next');
  return (
    <FormCard title="회원가입" lead="어떤 회원으로 함께하시겠어요?">
      <Stack gap={8}>
        <section>
          <Heading>보호자</Heading>
          <Stack gap={5}>
            <Reward>본인 확인까지 하면 3,000포인트를 드려요.</Reward>
            <SocialWays caption="간편 가입" action="가입하기" next={next} />
            <LinkButton to={withNext('/join', next)} variant="secondary" size="lg" fullWidth>
              이메일로 가입하기
            </LinkButton>
          </Stack>
        </section>
        <section>
          <Heading>병원·약국·업체</Heading>
          <List>
            {businesses.map(({ type, joinType, icon, detail }) => (
              <li key={type}>
                <Choice to={withNext(`/join?type=${joinType}`, next)} icon={icon} label={accountTypeLabels[type]} detail={detail} />
              </li>
            ))}
          </List>
        </section>
      </Stack>
      <AlreadyMember next={next} />
    </FormCard>
  );
}

type ChoiceProps = { to: string; icon: IconName; label: string; detail: string };

function Choice({ to, icon, label, detail }: ChoiceProps) {
  return (
    <Frame to={to}>
      <Sign>
        <Icon name={icon} size={24} />
      </Sign>
      <span>
        <Label>{label}</Label>
        <Detail>{detail}</Detail>
      </span>
      <Icon name="chevron-right" />
    </Frame>
  );
}

const Heading = styled.h2`
  margin-bottom: ${tokens.space[3]};
  font-size: ${tokens.font.size.md};
`;

const Reward = styled.p`
  color: ${tokens.color.textSoft};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Frame = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  width: 100%;
  min-height: 5.25rem;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  transition:
    border-color ${tokens.motion.fast},
    background ${tokens.motion.fast};
  &:hover {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
  & > svg:last-child {
    margin-left: auto;
    color: ${tokens.color.textMute};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accent};
`;

const Label = styled.strong`
  display: block;
  font-size: ${tokens.font.size.lg};
`;

const Detail = styled.span`
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMute};
`;
