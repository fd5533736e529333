import { graphql, messageOfError } from '@petcare/api';
import { useIdentityVerification } from '@petcare/account';
import { toast } from '@petcare/event-bus';
import { Button, Card, formatDay, formatPhone, Icon, Inline, Notice, Section, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useClient } from 'urql';

const IdentitySection_Start = graphql(`
  query IdentitySection_Start {
    getPaymentTransactionId {
      action
      fields {
        name
        value
      }
    }
  }
`);

const IdentitySection_VerifiedAt = graphql(`
  query IdentitySection_VerifiedAt {
    getMyInfo {
      id
      identityVerifiedAt
    }
  }
`);

const HERE = '/mypage/myinfo';

type Props = {
  info: { name: string; phone: string; birthday: string | null; identityVerifiedAt: string | null };
  /** Told once the server knows who it is: name and phone may have changed. */
  onVerified: () => void;
};

/** The person's identity as a provider has verified it, and the button that verifies it, again too. */
export function IdentitySection({ info, onVerified }: Props) {
  const client = useClient();
  const { progress, remark, begin, beginHere } = useIdentityVerification({
    async start() {
      const { data, error } = await client.query(IdentitySection_Start, {}).toPromise();
      return data?.getPaymentTransactionId ?? { refusal: messageOfError(error) };
    },
    verifiedAt: info.identityVerifiedAt,
    askVerifiedAt: async () => (await client.query(IdentitySection_VerifiedAt, {}).toPromise()).data?.getMyInfo.identityVerifiedAt ?? null,
    onVerified() {
      toast('success', '본인 확인을 마쳤어요.');
      onVerified();
    },
  });
  const isVerified = info.identityVerifiedAt !== null;
  const canGoHere = progress.step === 'blocked' || progress.step === 'leaving';

  return (
    <Section title="본인 확인" id="identity">
      <Card padding="lg">
        <Stack gap={4} align="flex-start">
          {isVerified ? (
            <Verified info={info} />
          ) : (
            <Text>예약할 때 병원과 업체가 안심할 수 있게, 이름과 휴대폰 번호의 주인인지 확인해 주세요. 1분이면 돼요.</Text>
          )}
          <Stack gap={2} align="flex-start">
            <div aria-live="polite">{remark && <Notice kind={remark.kind}>{remark.text}</Notice>}</div>
            <Inline gap={2}>
              <Button variant="secondary" icon="shield" isPending={progress.step === 'opening'} onPress={begin}>
                {labelOf(progress.step, isVerified)}
              </Button>
              {canGoHere && (
                <Button isPending={progress.step === 'leaving'} onPress={() => beginHere(HERE)}>
                  이 창에서 진행하기
                </Button>
              )}
            </Inline>
          </Stack>
        </Stack>
      </Card>
    </Section>
  );
}

function labelOf(step: string, isVerified: boolean): string {
  if (step === 'waiting') return '창 다시 열기';
  if (step === 'closed' || step === 'failed' || step === 'blocked') return '다시 시도하기';
  return isVerified ? '다시 확인하기' : '본인 확인하기';
}

function Verified({ info: { name, phone, birthday, identityVerifiedAt } }: Pick<Props, 'info'>) {
  return (
    <Stack gap={2}>
      <Done>
        <Icon name="check-circle" />
        {identityVerifiedAt && <span>{formatDay(identityVerifiedAt)}에 확인했어요.</span>}
      </Done>
      <Text>{[name, formatPhone(phone), birthday && `${formatDay(birthday)}생`].filter(Boolean).join(' · ')}</Text>
      <Text>이름이나 휴대폰 번호가 바뀌었다면 다시 확인해 주세요.</Text>
    </Stack>
  );
}

const Text = styled.p`
  color: ${tokens.color.textSoft};
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-weight: ${tokens.font.weight.semibold};
  & > svg {
    color: ${tokens.color.success};
  }
`;
