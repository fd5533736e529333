import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';

/** A chosen file in small. The object URL lives as long as the picture is on screen. */
export function FilePreview({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture.current) return undefined;
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (file.type.startsWith('image/')) return <Picture ref={picture} alt={file.name} />;
  return (
    <Paper>
      <Icon name="file" size={26} />
      <span>{file.name}</span>
    </Paper>
  );
}

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Paper = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[1]};
  width: 100%;
  height: 100%;
  padding: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: 0.6875rem;
  line-height: 1.3;
  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
