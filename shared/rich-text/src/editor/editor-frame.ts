import { focusRing, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Around the tools and the text, which looks as it will be read. */
export const Frame = styled.div`
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  &:focus-within {
    ${focusRing}
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }
  .ProseMirror {
    min-height: 14rem;
    padding: ${tokens.space[4]};
    outline: none;
    font-size: 1.0625rem;
    line-height: 1.8;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .ProseMirror > * + * {
    margin-top: ${tokens.space[4]};
  }
  .ProseMirror :is(h2, h3) {
    font-weight: ${tokens.font.weight.bold};
  }
  .ProseMirror h2 {
    font-size: ${tokens.font.size.xl};
  }
  .ProseMirror h3 {
    font-size: ${tokens.font.size.lg};
  }
  .ProseMirror ul {
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
  .ProseMirror ol {
    padding-inline-start: ${tokens.space[6]};
    list-style: decimal;
  }
  .ProseMirror a {
    color: ${tokens.color.info};
    text-decoration: underline;
  }
  .ProseMirror blockquote {
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.color.primaryLine};
    color: ${tokens.color.textSoft};
  }
  /* One place whatever the form of a picture: nothing below it moves when it comes. */
  .ProseMirror img {
    width: min(100%, 32rem);
    aspect-ratio: 4 / 3;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
    object-fit: scale-down;
  }
  .ProseMirror img.ProseMirror-selectednode {
    outline: 3px solid ${tokens.color.primary};
  }
  .ProseMirror hr {
    border: 0;
    border-top: 1px solid ${tokens.color.border};
  }
`;
