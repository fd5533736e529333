import { graphql, rest, useAttempt } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { Avatar, Button, FormError, Inline, Stack, tokens } from '@petcare/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { useClient } from 'urql';
import type { MyInfo } from './my-info.ts';

const ProfilePicture_Update = graphql(`
  mutation ProfilePicture_Update($userImage: String) {
    updateMyInfo(input: { userImage: $userImage }) {
      nickname
      userImage
    }
  }
`);

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const MEGABYTES = 10;

function problemOfFile({ type, size }: File): string | null {
  if (!TYPES.includes(type)) return 'JPEG, PNG, WebP, GIF 파일만 올릴 수 있어요.';
  return size > MEGABYTES * 1024 * 1024 ? `사진은 ${MEGABYTES}MB까지 올릴 수 있어요.` : null;
}

/** The picture is changed at once: nobody looks for a button to save it further down. */
export function ProfilePicture({ info }: { info: Pick<MyInfo, 'nickname' | 'userImage'> }) {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [image, setImage] = useState(info.userImage);
  const [running, setRunning] = useState<'put' | 'remove' | null>(null);
  const { attempt, refusal } = useAttempt();

  async function store(userImage: string | null, message: string) {
    const { data, error } = await client.mutation(ProfilePicture_Update, { userImage }).toPromise();
    if (!data) return error;
    setImage(data.updateMyInfo.userImage);
    bus.emit('profile.updated', { nickname: data.updateMyInfo.nickname, userImage: data.updateMyInfo.userImage });
    toast('success', message);
    return undefined;
  }

  async function put(file: File) {
    const problem = problemOfFile(file);
    if (problem) return problem;
    const answer = await rest.post('/api/upload', { form: { file } });
    if (!answer.success) return answer;
    return store(answer.data.url, '프로필 사진을 바꿨어요.');
  }

  async function run(kind: 'put' | 'remove', work: () => Promise<unknown>) {
    if (running) return;
    setRunning(kind);
    await attempt(work);
    setRunning(null);
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void run('put', () => put(file));
  };
  const remove = async () => {
    await run('remove', () => store(null, '프로필 사진을 삭제했어요.'));
    // Its own button is gone.
    change.current?.focus();
  };

  return (
    <Stack gap={3}>
      <Inline gap={4} noWrap>
        <Avatar name={info.nickname} src={image} size={80} />
        <Stack gap={2} align="flex-start">
          <Inline>
            <Button
              ref={change}
              variant="secondary"
              size="sm"
              icon="camera"
              isPending={running === 'put'}
              onPress={() => input.current?.click()}
            >
              {image ? '사진 바꾸기' : '사진 올리기'}
            </Button>
            {image && (
              <Button variant="ghost" size="sm" isPending={running === 'remove'} onPress={() => void remove()}>
                사진 삭제
              </Button>
            )}
          </Inline>
          <Hint>JPEG, PNG, WebP, GIF 파일을 {MEGABYTES}MB까지 올릴 수 있어요.</Hint>
          <input ref={input} type="file" accept={TYPES.join(',')} aria-label="프로필 사진" hidden onChange={choose} />
        </Stack>
      </Inline>
      <FormError>{refusal}</FormError>
    </Stack>
  );
}

const Hint = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
