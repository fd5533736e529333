import { rest } from '@petcare/api';
import { Badge, Card, IconButton, Picture, tokens, VisuallyHidden } from '@petcare/ui';
import { ImageUpload } from '@petcare/ui/upload';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Heading, Lead } from './option-fields.tsx';
import { MOST_PICTURES } from './product-draft.ts';
import { SortHandle } from './sort-handle.tsx';
import { moved, useSorting } from './use-sorting.ts';

type Props = {
  pictures: readonly string[];
  onChange: (change: (pictures: readonly string[]) => readonly string[]) => void;
  errorMessage: string | undefined;
};

/** Pictures in their order; new ones go up as soon as they are chosen, one after the other, so that they keep theirs. */
export function PictureFields({ pictures, onChange, errorMessage }: Props) {
  const [waiting, setWaiting] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const { dragged, said, listRef, handle } = useSorting(pictures.length, (from, to) => onChange((before) => moved(before, from, to)));
  const isSending = waiting.length > 0;

  async function send(files: File[]) {
    setProblem(undefined);
    setWaiting(files);
    for (const file of files) {
      const answer = await rest.post('/api/upload', { form: { file } });
      if (answer.success) onChange((before) => [...before, answer.data.url]);
      else setProblem(`${file.name}: ${answer.message}`);
      setWaiting((before) => before.slice(1));
    }
  }

  return (
    <Card as="section" padding="lg" aria-label="사진">
      <Heading>사진</Heading>
      <Lead>맨 앞의 사진이 목록에 보여요. 끌어서 순서를 바꿀 수 있어요.</Lead>
      {pictures.length > 0 && (
        <Thumbs ref={listRef}>
          {pictures.map((url, index) => {
            const name = `사진 ${index + 1}`;
            return (
              <li key={url} data-sorted data-dragged={dragged === index || undefined}>
                <Picture src={url} alt={name} sizes="9rem" ratio={1} />
                {index === 0 && <First tone="primary">대표</First>}
                <Tools>
                  <SortHandle name={name} {...handle(index, name)} />
                  <IconButton
                    icon="trash"
                    label={`${name} 빼기`}
                    onPress={() => onChange((before) => before.filter((other) => other !== url))}
                  />
                </Tools>
              </li>
            );
          })}
        </Thumbs>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {pictures.length < MOST_PICTURES && (
        <ImageUpload
          label={isSending ? '사진을 올리고 있어요…' : '사진 더하기'}
          value={waiting}
          onChange={(files) => {
            if (!isSending) void send(files);
          }}
          maxCount={MOST_PICTURES - pictures.length}
          isDisabled={isSending}
          errorMessage={problem ?? errorMessage}
          description={`끌어다 놓거나 카메라로 찍어도 돼요. 한 파일에 10MB까지, ${MOST_PICTURES}장까지 올릴 수 있어요.`}
        />
      )}
    </Card>
  );
}

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${tokens.space[3]};
  margin: 0 0 ${tokens.space[4]};
  padding: 0;
  list-style: none;
  li {
    position: relative;
    overflow: hidden;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  li[data-dragged] {
    border-color: ${tokens.color.primary};
    box-shadow: ${tokens.shadow[2]};
  }
  img {
    display: block;
    height: auto;
    aspect-ratio: 1;
  }
`;

const First = styled(Badge)`
  position: absolute;
  top: ${tokens.space[2]};
  left: ${tokens.space[2]};
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
`;
