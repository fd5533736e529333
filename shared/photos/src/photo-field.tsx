import { moved } from '@petcare/dragging';
import { Button, Inline, media, Notice, tokens, VisuallyHidden } from '@petcare/ui';
import { FieldGroup } from '@petcare/ui/form';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { StoredCard, UnsentCard } from './cards.tsx';
import { acceptedKinds, siftPhotos } from './check-photo.ts';
import type { PhotoFieldProps } from './photo-field-props.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { sendPhoto } from './send-photo.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useKeptPhotos } from './use-kept-photos.ts';
import { useReorder } from './use-reorder.ts';

const noFields = {};

/** See `index.tsx`. */
export function PhotoField({
  value,
  onChange,
  onUnfinished,
  kept,
  refused = noFields,
  isPrivate = false,
  takesPdf = false,
  maxCount = 10,
  description,
  errorMessage,
  ...field
}: PhotoFieldProps) {
  const [queue] = useState(() => createPhotoQueue((file, options) => sendPhoto(file, { ...options, isPrivate })));
  const unsent = useSyncExternalStore(queue.subscribe, queue.unsent, queue.unsent);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [goneCount, setGoneCount] = useState(0);
  const [said, say] = useState('');
  const [chooser, camera, add] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  const { urlOf, remember } = useKeptPhotos({
    value,
    kept,
    isPrivate,
    onGone: (gone) => {
      setGoneCount(gone.length);
      onChange(value.filter((address) => !gone.includes(address)));
    },
  });
  const { list, drag, place } = useReorder(move);
  const room = maxCount - value.length - unsent.length;
  const unfinished = unsent.length === 0 ? 'none' : unsent.some(({ problem }) => problem === null) ? 'sending' : 'failed';

  const tell = useEffectEvent(onUnfinished);
  useEffect(() => tell(unfinished), [unfinished]);
  // What goes with it is on its way no more.
  useEffect(() => () => tell('none'), []);

  const keep = useEffectEvent((address: string, url: string, file: File) => {
    remember(address, url);
    say(`${file.name} 올리기를 마쳤어요.`);
    onChange([...value, address]);
  });
  useEffect(() => {
    const stopListening = queue.onStored(({ address, url }, file) => keep(address, url, file));
    addEventListener('online', queue.resume);
    return () => {
      removeEventListener('online', queue.resume);
      stopListening();
      queue.stop();
    };
  }, [queue]);

  function take(files: readonly File[]) {
    const sifted = siftPhotos(files, { room, takesPdf });
    setProblems(sifted.problems);
    if (sifted.taken.length > 0) queue.add(sifted.taken);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take([...(currentTarget.files ?? [])]);
    // The same file may be chosen once more.
    currentTarget.value = '';
  }

  function move(from: number, to: number) {
    say(`${value.length}장 중 ${to + 1}번째로 이동했어요.`);
    onChange(moved(value, from, to));
  }

  function remove(takeOut: () => void) {
    takeOut();
    setProblems([]);
    say('사진을 삭제했어요.');
    // Its own button is gone.
    add.current?.focus();
  }

  const { zone, isOver } = useFileDrop(take);
  const kinds = `JPG, PNG, WebP, GIF${takesPdf ? ', PDF' : ''}`;
  return (
    <FieldGroup
      {...field}
      description={description ?? `${kinds} · 한 장에 10MB까지 · 최대 ${maxCount}장`}
      errorMessage={problems.length > 0 ? problems.join(' ') : errorMessage}
    >
      {({ labelID, describedBy }) => (
        <Zone ref={zone} data-photo-field data-over={isOver || undefined}>
          {goneCount > 0 && (
            <Notice kind="warn">올려 둔 사진 {goneCount}장은 하루가 지나 삭제됐어요. 다시 올려 주세요. 나머지는 그대로 있어요.</Notice>
          )}
          {value.length + unsent.length > 0 && (
            <Cards ref={list}>
              {value.map((address, index) => (
                <StoredCard
                  key={address}
                  index={index}
                  count={value.length}
                  url={urlOf(address)}
                  isPdf={address.endsWith('.pdf')}
                  problem={refused[address]}
                  drag={drag}
                  {...place(index)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(() => onChange(value.filter((other) => other !== address)))}
                />
              ))}
              {unsent.map((photo) => (
                <UnsentCard
                  key={photo.id}
                  photo={photo}
                  onRetry={() => queue.retry(photo.id)}
                  onRemove={() => remove(() => queue.remove(photo.id))}
                />
              ))}
            </Cards>
          )}
          <Inline gap={2}>
            <Button
              ref={add}
              variant="secondary"
              size="sm"
              icon="image"
              onPress={() => chooser.current?.click()}
              isDisabled={room <= 0}
              aria-describedby={describedBy}
              data-refused={errorMessage ? true : undefined}
            >
              사진 고르기 {value.length + unsent.length}/{maxCount}
            </Button>
            <Touch>
              <Button variant="ghost" size="sm" icon="camera" onPress={() => camera.current?.click()} isDisabled={room <= 0}>
                사진 찍기
              </Button>
            </Touch>
            <Hint>끌어다 놓거나 붙여 넣어도 돼요.</Hint>
          </Inline>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-labelledby={labelID}
            accept={acceptedKinds(takesPdf).join(',')}
            multiple={maxCount > 1}
            onChange={choose}
          />
          <input ref={camera} type="file" hidden aria-labelledby={labelID} accept="image/*" capture="environment" onChange={choose} />
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </Zone>
      )}
    </FieldGroup>
  );
}

const Zone = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1.5px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  &[data-over] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.75rem), 9rem));
  }
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Of devices that have a camera in the hand. */
const Touch = styled.span`
  @media not (pointer: coarse) {
    display: none;
  }
`;

const Hint = styled.span`
  font-size: 0.8125rem;
  color: ${tokens.color.textMute};
  @media (pointer: coarse) {
    display: none;
  }
`;
