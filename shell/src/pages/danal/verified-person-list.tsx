import { formatDay, formatPhone, Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { info: { name: string; phone: string; birthday: string | null; identityVerifiedAt: string | null } };

export function VerifiedPersonList({ info: { name, phone, birthday, identityVerifiedAt } }: Props) {
  const rows = [
    ['이름', name],
    ['휴대폰 번호', formatPhone(phone)],
    ...(birthday ? [['생년월일', formatDay(birthday)]] : []),
    ...(identityVerifiedAt ? [['확인한 날', formatDay(identityVerifiedAt)]] : []),
  ];
  return (
    <Sheet>
      <Head>
        <Icon name="check-circle" />
        본인 확인을 마친 계정이에요
      </Head>
      <Rows>{rows.map(([term, text]) => [<dt key={`${term} term`}>{term}</dt>, <dd key={term}>{text}</dd>])}</Rows>
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.successSoft};
`;

const Head = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-bottom: ${tokens.space[3]};
  font-weight: ${tokens.font.weight.semibold};
  & > svg {
    color: ${tokens.color.success};
  }
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  dt {
    color: ${tokens.color.textSoft};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
