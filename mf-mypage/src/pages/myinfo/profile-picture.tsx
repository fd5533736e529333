import { Avatar, Button, Inline, Stack, tokens } from '@petcare/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';

type Props = {
  nickname: string;
  image: string | null;
  onChoose: (file: File) => Promise<void>;
  onRemove: () => void;
  onFailure: (error: unknown) => void;
};

export function ProfilePicture({ nickname, image, onChoose, onRemove, onFailure }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setSending(true);
    await onChoose(file).catch(onFailure);
    setSending(false);
  }

  return (
    <Inline gap={4} noWrap>
      <Avatar name={nickname} src={image ?? undefined} size={72} />
      <Stack gap={2} align="flex-start">
        <Inline>
          <Button variant="secondary" size="sm" icon="camera" isPending={sending} onPress={() => input.current?.click()}>
            사진 바꾸기
          </Button>
          {image && (
            <Button variant="ghost" size="sm" onPress={onRemove}>
              지우기
            </Button>
          )}
        </Inline>
        <Hint>JPEG, PNG, WebP, GIF 파일을 10MB까지 올릴 수 있어요.</Hint>
        <input ref={input} type="file" accept="image/jpeg,image/png,image/webp,image/gif" aria-label="프로필 사진" hidden onChange={(event) => void choose(event)} />
      </Stack>
    </Inline>
  );
}

const Hint = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
