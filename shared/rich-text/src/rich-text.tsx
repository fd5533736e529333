import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { withOfferedPictures } from './offered-pictures.ts';

/** Props of `RichText`. */
export interface RichTextProps {
  /** HTML that the server has cleaned against its allow-list before it was stored. Nothing else may come in here. */
  html: string;
  className?: string;
}

/** A text that somebody wrote with markup, its pictures in all the forms that there are of them. */
export function RichText({ html, className }: RichTextProps) {
  return <Body className={className} dangerouslySetInnerHTML={{ __html: withOfferedPictures(html) }} />;
}

const Body = styled.div`
  font-size: 1.0625rem;
  line-height: 1.8;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${tokens.space[4]};
  }

  h2 {
    font-size: ${tokens.font.size.xl};
  }

  h3 {
    font-size: ${tokens.font.size.lg};
  }

  ul {
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }

  ol {
    padding-inline-start: ${tokens.space[6]};
    list-style: decimal;
  }

  a {
    color: ${tokens.color.info};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  blockquote {
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.color.primaryLine};
    color: ${tokens.color.textSoft};
  }

  /* Each picture is as far from what is above and below it as one paragraph from the next. */
  picture {
    display: block;
  }

  :is(p, li, blockquote) > :is(picture, img) {
    margin-block: ${tokens.space[4]};
  }

  /* Before a picture is there: the place that most of them take. */
  img {
    width: 100%;
    height: auto;
    max-height: 42rem;
    aspect-ratio: auto 4 / 3;
    object-fit: scale-down;
    border-radius: ${tokens.radius.md};
  }

  hr {
    border: 0;
    border-top: 1px solid ${tokens.color.border};
  }
`;
