import { useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldTextProps } from '../field/field-text.tsx';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { FilePreview } from './file-preview.tsx';
import { formatFileSize, namesOf, siftFiles } from './sift-files.ts';

const papers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** Props of `FileField`. */
export interface FileFieldProps extends FieldTextProps {
  value: File | null;
  /** Uploading it is the page's work. */
  onChange: (file: File | null) => void;
  /** MIME types. Default PDF, JPEG, PNG and WebP. */
  accept?: readonly string[];
  /** Default 10. */
  maxMegabytes?: number;
  name?: string;
  isRequired?: boolean;
}

/** One file, chosen or dropped. What is too large or of another kind is refused before it is sent; the server decides again by the bytes. */
export function FileField({
  value,
  onChange,
  accept = papers,
  maxMegabytes = 10,
  name,
  description,
  errorMessage,
  ...field
}: FileFieldProps) {
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { taken, problems } = siftFiles([...(currentTarget.files ?? [])].slice(0, 1), { accept, maxMegabytes, room: 1 });
    // The same file may be chosen once more, after it was changed.
    currentTarget.value = '';
    setProblem(problems.join(' '));
    if (taken[0]) onChange(taken[0]);
  };
  const said = problem || errorMessage;
  return (
    <FieldGroup {...field} description={description ?? `${namesOf(accept)} · ${maxMegabytes}MB까지`} errorMessage={said}>
      {({ labelID, describedBy }) => (
        <Zone data-drop-target={isOver || undefined}>
          <Input
            type="file"
            name={name}
            accept={accept.join(',')}
            aria-labelledby={labelID}
            aria-describedby={describedBy}
            aria-required={field.isRequired || undefined}
            aria-invalid={said ? true : undefined}
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
          {value ? <Chosen file={value} /> : <Invitation />}
          {value && (
            <Remove
              icon="close"
              label={`${value.name} 삭제`}
              onPress={() => {
                setProblem('');
                onChange(null);
              }}
            />
          )}
        </Zone>
      )}
    </FieldGroup>
  );
}

function Invitation() {
  return (
    <>
      <Sign>
        <Icon name="upload" size={24} />
      </Sign>
      <Words>
        <strong>파일 고르기</strong>
        <span>여기에 끌어다 놓아도 돼요.</span>
      </Words>
    </>
  );
}

function Chosen({ file }: { file: File }) {
  return (
    <>
      <Sign>{file.type.startsWith('image/') ? <FilePreview file={file} /> : <Icon name="file" size={26} />}</Sign>
      <Words>
        <strong>{file.name}</strong>
        <span>{formatFileSize(file.size)} · 눌러서 바꿀 수 있어요.</span>
      </Words>
    </>
  );
}

const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 5rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1.5px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  &:has(input:hover),
  &[data-drop-target] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

// Over the whole zone: the browser's own control takes clicks, keys and what is dropped.
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${tokens.radius.sm};
  overflow: hidden;
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryHover};
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  & > strong {
    overflow-wrap: anywhere;
    font-size: 0.9375rem;
    font-weight: ${tokens.font.weight.semibold};
  }
  & > span {
    font-size: 0.8125rem;
    color: ${tokens.color.textMute};
  }
`;

const Remove = styled(IconButton)`
  position: relative;
`;
