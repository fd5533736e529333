import { socialStart } from '@petcare/account';
import { answerOf } from '@petcare/remote';
import { Button, Skeleton, Stack } from '@petcare/ui';
import { SocialLink } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useQuery } from 'urql';
import { MYINFO } from './my-info.ts';
import { MyinfoPage_SocialAccounts } from './social-accounts.ts';

/** An account without a password proves itself by a fresh login, and comes back to the same place. */
export function LoginAgain({ onClose }: { onClose: () => void }) {
  const { standIn, data } = answerOf(useQuery({ query: MyinfoPage_SocialAccounts }), <Skeleton />, { isSmall: true });
  const ways = data?.getSocialAccounts.filter(({ isOn, isLinked }) => isOn && isLinked) ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      size="sm"
      title="한 번 더 로그인해 주세요"
      footer={
        <Button variant="secondary" onPress={onClose}>
          계속 쓸게요
        </Button>
      }
    >
      <Stack gap={4}>
        <p>본인인지 확인하려고 해요. 로그인하고 돌아오면 10분 안에 탈퇴할 수 있어요.</p>
        {standIn}
        {ways.map(({ provider }) => (
          <SocialLink key={provider} provider={provider} {...socialStart(provider, { next: `${MYINFO}?leave=again` })} />
        ))}
      </Stack>
    </Dialog>
  );
}
