import { accountTypeLabels, AccountType } from '@petcare/contracts';
import { usePageHead } from '@petcare/remote';
import { Icon, tokens, type IconName } from '@petcare/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { announcePreparing } from '../../frame/site-link.tsx';
import { FormCard } from '../form-card.tsx';
import { withNext } from '../next-address.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`;

const choiceLook = css`
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
  text-align: left;
  cursor: pointer;
  transition: border-color ${tokens.motion.fast}, background ${tokens.motion.fast};
  &:hover { border-color: ${tokens.color.primaryLine}; background: ${tokens.color.primarySoft}; }
  & > svg:last-child { margin-left: auto; color: ${tokens.color.textMute}; }
`;
const ChoiceLink = styled(Link)`${choiceLook}`;
const ChoiceButton = styled.button`${choiceLook}`;

const Sign = styled.span<{ $isMain: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: ${tokens.radius.md};
  background: ${({ $isMain }) => ($isMain ? tokens.color.primary : tokens.color.accentSoft)};
  color: ${({ $isMain }) => ($isMain ? tokens.color.onPrimary : tokens.color.accent)};
`;

const Label = styled.strong`
  display: block;
  font-size: ${tokens.font.size.lg};
`;

const Detail = styled.span`
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMute};
`;

const Foot = styled.p`
  margin-top: ${tokens.space[6]};
  text-align: center;
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > a { padding: ${tokens.space[3]} ${tokens.space[2]}; font-weight: ${tokens.font.weight.semibold}; color: ${tokens.color.primary}; }
`;

const businesses: { type: AccountType; icon: IconName; detail: string }[] = [
  { type: AccountType.HOSPITAL, icon: 'hospital', detail: '병원 정보와 예약, 리뷰를 관리해요' },
  { type: AccountType.PHARMARCY, icon: 'pill', detail: '약국 정보와 리뷰를 관리해요' },
  { type: AccountType.COMPANY, icon: 'scissors', detail: '미용·호텔·용품 업체를 위한 회원이에요' },
];

const head = {
  title: '회원가입',
  description: '보호자, 병원, 약국, 업체 회원으로 펫케어와 함께하세요. 보호자로 가입하면 3,000포인트를 드려요.',
  canonical: '/join-gate',
};

/** The choice of an account type before joining. */
export function JoinGatePage() {
  usePageHead(head);
  const [params] = useSearchParams();
  const next = params.get('next');
  return (
    <FormCard title="회원가입" lead="어떤 회원으로 함께하시겠어요?">
      <List>
        <li>
          <ChoiceLink to={withNext('/join', next)}>
            <Choice icon="paw" label={accountTypeLabels[AccountType.NORMAL]} detail="가입하면 3,000포인트를 드려요" isMain />
          </ChoiceLink>
        </li>
        {businesses.map(({ type, icon, detail }) => (
          <li key={type}>
            <ChoiceButton type="button" onClick={announcePreparing}>
              <Choice icon={icon} label={accountTypeLabels[type]} detail={detail} />
            </ChoiceButton>
          </li>
        ))}
      </List>
      <Foot>
        이미 회원이신가요?
        <Link to={withNext('/login', next)}>로그인</Link>
      </Foot>
    </FormCard>
  );
}

function Choice({ icon, label, detail, isMain = false }: { icon: IconName; label: string; detail: string; isMain?: boolean }) {
  return (
    <>
      <Sign $isMain={isMain}>
        <Icon name={icon} size={24} />
      </Sign>
      <span>
        <Label>{label}</Label>
        <Detail>{detail}</Detail>
      </span>
      <Icon name="chevron-right" />
    </>
  );
}
