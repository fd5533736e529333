import { answerOf } from '@petcare/remote';
import { Card, Section, Skeleton } from '@petcare/ui';
import { socialProviders } from '@petcare/ui/form';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import type { MyInfo } from './my-info.ts';
import { MyinfoPage_SocialAccounts, type SocialAccount } from './social-accounts.ts';
import { SocialRow } from './social-row.tsx';

/** The providers that can be linked or have been, in the order of the house. */
function shownOf(accounts: readonly SocialAccount[]): SocialAccount[] {
  const shown = accounts.filter(({ isOn, isLinked }) => isOn || isLinked);
  return shown.sort((one, other) => socialProviders.indexOf(one.provider) - socialProviders.indexOf(other.provider));
}

export function SocialSection({ info }: { info: Pick<MyInfo, 'hasPassword'> }) {
  const { standIn, data, reload } = answerOf(useQuery({ query: MyinfoPage_SocialAccounts }), <Skeleton variant="list" count={4} />, {
    isSmall: true,
    title: '연결된 계정을 불러오지 못했어요.',
  });
  const accounts = shownOf(data?.getSocialAccounts ?? []);
  const linked = accounts.filter(({ isLinked }) => isLinked).length;
  if (data && accounts.length === 0) return null;
  return (
    <Section title="연결된 계정" description="연결해 두면 그 계정으로도 로그인할 수 있어요." id="social">
      <Card padding="lg">
        {standIn ?? (
          <List>
            {accounts.map((account) => (
              <SocialRow
                key={account.provider}
                account={account}
                isLastWay={account.isLinked && linked === 1 && !info.hasPassword}
                onChanged={reload}
              />
            ))}
          </List>
        )}
      </Card>
    </Section>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
