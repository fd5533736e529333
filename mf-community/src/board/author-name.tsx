import { accountTypeLabels, type AccountType } from '@petcare/contracts';
import { Badge, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

export type Author = { nickname: string; type: number; hospitalName?: string | null } | null;

/** A hospital speaks under its own name. */
export const nameOf = (author: Author) => author?.hospitalName ?? author?.nickname ?? '탈퇴한 회원';
const labelOf = (type: number) => accountTypeLabels[type as AccountType];

/** The writer. Guardians are the rule: `withLabel` says of them too what they are. */
export function AuthorName({ author, withLabel = false }: { author: Author; withLabel?: boolean }) {
  const isBusiness = author !== null && author.type !== 0;
  return (
    <Line>
      <Name>{nameOf(author)}</Name>
      {author && (isBusiness || withLabel) && <Badge tone={isBusiness ? 'accent' : 'neutral'}>{labelOf(author.type)}</Badge>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  min-width: 0;
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
