import { messageOfError } from '@petcare/api';
import { Card, ErrorState, Section, Skeleton } from '@petcare/ui';
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
  const [{ data, error, fetching }, reload] = useQuery({ query: MyinfoPage_SocialAccounts });
  const ask = () => reload({ requestPolicy: 'network-only' });
  const accounts = shownOf(data?.getSocialAccounts ?? []);
  const linked = accounts.filter(({ isLinked }) => isLinked).length;
  if (data && accounts.length === 0) return null;
  return (
    <Section title="연결된 계정" description="연결해 두면 그 계정으로도 로그인할 수 있어요." id="social">
      <Card padding="lg">
        {!data && error && (
          <ErrorState
            isSmall
            title="연결된 계정을 불러오지 못했어요."
            message={messageOfError(error)}
            onRetry={ask}
            isRetrying={fetching}
          />
        )}
        {!data && !error && <Skeleton variant="list" count={4} />}
        {data && (
          <List>
            {accounts.map((account) => (
              <SocialRow
                key={account.provider}
                account={account}
                isLastWay={account.isLinked && linked === 1 && !info.hasPassword}
                onChanged={ask}
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
