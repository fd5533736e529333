import { loginPath, useSession } from '@petcare/auth';
import { useNow } from '@petcare/remote';
import { RichText } from '@petcare/rich-text';
import { Badge, Card, formatNumber, LinkButton, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { enterPath, type Round } from './contest-api.ts';
import { periodInWords, stateInWords } from './round-dates.ts';

/** A round: its theme, its days and its prizes. */
export function RoundCard({ round }: { round: Round }) {
  const isSignedIn = useSession().status === 'signed-in';
  const now = useNow();
  return (
    <Frame as="section" aria-labelledby="contest-round">
      <div>
        <Badge tone={round.state === 'running' ? 'accent' : 'neutral'}>{stateInWords(round, now)}</Badge>
        <Name id="contest-round">{round.title}</Name>
        <Facts>
          {periodInWords(round)} · 응모작 {formatNumber(round.entryCount)}점
        </Facts>
        <About html={round.description} />
        {round.state === 'running' && (
          <LinkButton to={isSignedIn ? enterPath : loginPath(enterPath)} icon="camera">
            사진으로 참가하기
          </LinkButton>
        )}
        {round.state === 'ended' && round.announcedAt === null && <Facts>수상작은 심사가 끝나면 이곳에서 알려 드려요.</Facts>}
      </div>
      <Prizes>
        {round.prizes.map((prize, index) => (
          <li key={prize}>
            <b>{index + 1}등</b>
            {prize}
          </li>
        ))}
      </Prizes>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space[5]};
  background: ${tokens.color.primarySoft};
  border-color: ${tokens.color.primaryLine};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: center;
  }
`;

const Name = styled.h2`
  margin-top: ${tokens.space[2]};
  font-size: ${tokens.font.size.xl};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const About = styled(RichText)`
  margin-block: ${tokens.space[3]} ${tokens.space[4]};
`;

const Prizes = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  & > li {
    display: flex;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} ${tokens.space[4]};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    overflow-wrap: anywhere;
  }
  & b {
    flex: none;
    color: ${tokens.color.primary};
  }
`;
