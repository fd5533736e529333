import { useState } from 'react';
import { Button, DropZone, FileTrigger, type DropItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { Picture } from '../display/picture.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldTextProps } from '../field/field-text.tsx';
import { focusRing } from '../foundation/focus-ring.ts';
import { Korean } from '../foundation/korean.tsx';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { FilePreview } from './file-preview.tsx';
import { namesOf, siftFiles } from './sift-files.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** A picture that is on the server already. */
export interface ExistingImage {
  id: string;
  url: string;
}

/** Props of `ImageUpload`. */
export interface ImageUploadProps extends FieldTextProps {
  /** The files chosen so far. Uploading them is the page's work. */
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** Pictures uploaded before, shown first; they count towards `maxCount`. */
  existing?: readonly ExistingImage[];
  /** Without it, existing pictures can't be taken off. */
  onRemoveExisting?: (id: string) => void;
  /** Default 10. */
  maxCount?: number;
  /** Per file. Default 10. */
  maxMegabytes?: number;
  /** MIME types. Default JPEG, PNG, WebP and GIF; add `application/pdf` for licences. */
  accept?: readonly string[];
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

const filesOf = (items: readonly DropItem[]) => Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));

/** Chooses files by button or by dropping, checks kind, size and number, and shows them in small. */
export function ImageUpload({
  value,
  onChange,
  existing = [],
  onRemoveExisting,
  maxCount = 10,
  maxMegabytes = 10,
  accept = pictures,
  isDisabled,
  errorMessage,
  description,
  ...field
}: ImageUploadProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const used = existing.length + value.length;
  const room = maxCount - used;
  const add = (files: readonly File[]) => {
    const sifted = siftFiles(files, { accept, maxMegabytes, room });
    setProblems(sifted.problems);
    if (sifted.taken.length > 0) onChange([...value, ...sifted.taken]);
  };
  const remove = (file: File) => {
    setProblems([]);
    onChange(value.filter((other) => other !== file));
  };
  return (
    <FieldGroup
      {...field}
      description={description ?? `${namesOf(accept)} · 한 파일에 ${maxMegabytes}MB까지 · 최대 ${maxCount}개`}
      errorMessage={problems.length > 0 ? problems.join(' ') : errorMessage}
    >
      {() => (
        <Korean>
          <Zone
            aria-label="파일을 여기에 놓아 주세요"
            isDisabled={isDisabled || room <= 0}
            getDropOperation={() => 'copy'}
            onDrop={({ items }) => {
              void filesOf(items).then(add);
            }}
          >
            <FileTrigger acceptedFileTypes={accept} allowsMultiple={maxCount > 1} onSelect={(files) => add([...(files ?? [])])}>
              <Add isDisabled={isDisabled || room <= 0}>
                <Icon name="camera" size={26} />
                <span>파일 추가</span>
                <span>
                  {used}/{maxCount}
                </span>
              </Add>
            </FileTrigger>
            {existing.map(({ id, url }, index) => (
              <Thumb key={id}>
                <Picture src={url} alt={`올린 사진 ${index + 1}`} sizes="7rem" ratio={1} />
                {onRemoveExisting && (
                  <Remove aria-label={`올린 사진 ${index + 1} 삭제`} onPress={() => onRemoveExisting(id)}>
                    <Icon name="close" size={13} />
                  </Remove>
                )}
              </Thumb>
            ))}
            {value.map((file, index) => (
              <Thumb key={`${index}-${file.name}-${file.lastModified}`}>
                <FilePreview file={file} />
                <Remove aria-label={`${file.name} 삭제`} onPress={() => remove(file)}>
                  <Icon name="close" size={13} />
                </Remove>
              </Thumb>
            ))}
          </Zone>
        </Korean>
      )}
    </FieldGroup>
  );
}

const Zone = styled(DropZone)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 7rem));
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border: 1.5px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  &[data-drop-target] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
`;

const Add = styled(Button)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[1]};
  aspect-ratio: 1;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryHover};
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.3;
  cursor: pointer;
  &[data-hovered] {
    background: ${tokens.color.primarySoftHover};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

const Thumb = styled.div`
  position: relative;
  aspect-ratio: 1;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: hidden;
  background: ${tokens.color.sunken};
`;

const Remove = styled(Button)`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${tokens.color.surface};
  cursor: pointer;
  & > svg {
    box-sizing: content-box;
    padding: 5px;
    border-radius: 50%;
    background: rgb(42 33 28 / 72%);
  }
  &[data-hovered] > svg {
    background: ${tokens.color.danger};
  }
  &[data-focus-visible] {
    ${focusRing} outline-offset: -4px;
    border-radius: ${tokens.radius.md};
  }
`;
