import { rest } from '@petcare/api';
import { ImageUpload } from '@petcare/ui/upload';
import { useState } from 'react';

type Props = {
  images: readonly string[];
  onAdd: (url: string) => void;
  onRemove: (index: number) => void;
};

/** Pictures go up as soon as they are chosen, one after the other, so that they keep their order. */
export function PostImages({ images, onAdd, onRemove }: Props) {
  const [waiting, setWaiting] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const isSending = waiting.length > 0;

  async function send(files: File[]) {
    setProblem(undefined);
    setWaiting(files);
    for (const file of files) {
      const answer = await rest.post('/api/upload', { form: { file } });
      if (answer.success) onAdd(answer.data.url);
      else setProblem(`${file.name}: ${answer.message}`);
      setWaiting((before) => before.slice(1));
    }
  }

  return (
    <ImageUpload
      label={isSending ? '사진을 올리고 있어요…' : '사진'}
      value={waiting}
      onChange={(files) => {
        if (!isSending) void send(files);
      }}
      existing={images.map((url, index) => ({ id: String(index), url }))}
      onRemoveExisting={(id) => onRemove(Number(id))}
      isDisabled={isSending}
      errorMessage={problem}
      description="글에서 [사진 1]이라고 적힌 자리에 첫 번째 사진이 보여요. 한 파일에 10MB까지, 10장까지 올릴 수 있어요."
    />
  );
}
