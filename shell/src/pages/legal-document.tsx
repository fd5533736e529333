import { usePageHead } from '@petcare/remote';
import { media, PageContainer, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** A chapter: plain paragraphs, and lists where a paragraph is an array. */
export type Chapter = { title: string; body: readonly (string | readonly string[])[] };

type Props = { title: string; path: string; description: string; effectiveDate: string; chapters: readonly Chapter[] };

/** A legal text with its date and a table of contents. */
export function LegalDocument({ title, path, description, effectiveDate, chapters }: Props) {
  usePageHead({ title, description, canonical: path });
  return (
    <PageContainer width="narrow">
      <article>
        <Head>
          <h1>{title}</h1>
          <p>시행일 {effectiveDate}</p>
        </Head>
        <Contents aria-label="목차">
          <ol>
            {chapters.map((chapter, index) => (
              <li key={chapter.title}>
                <a href={`#${chapterID(index)}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        {chapters.map((chapter, index) => (
          <Part key={chapter.title} id={chapterID(index)}>
            <h2>{chapter.title}</h2>
            {chapter.body.map((passage, place) =>
              typeof passage === 'string' ? (
                <p key={place}>{passage}</p>
              ) : (
                <ul key={place}>
                  {passage.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </Part>
        ))}
      </article>
    </PageContainer>
  );
}

const chapterID = (index: number) => `chapter-${index + 1}`;

const Head = styled.header`
  margin-bottom: ${tokens.space[8]};
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
  & > h1 {
    font-size: ${tokens.font.size.xl};
  }
  & > p {
    margin-top: ${tokens.space[2]};
    font-size: ${tokens.font.size.sm};
    color: ${tokens.color.textMute};
  }
  ${media.tablet} {
    & > h1 {
      font-size: ${tokens.font.size['2xl']};
    }
  }
`;

const Contents = styled.nav`
  margin-bottom: ${tokens.space[8]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  font-size: ${tokens.font.size.sm};
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: ${tokens.space[5]};
  }
  & a {
    display: block;
    padding-block: ${tokens.space[1]};
    line-height: 1.75rem;
    color: ${tokens.color.textSoft};
  }
  & a:hover {
    color: ${tokens.color.primary};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Part = styled.section`
  scroll-margin-top: calc(var(--pc-header-height) + 1rem);
  line-height: 1.75;
  color: ${tokens.color.textSoft};
  & + & {
    margin-top: ${tokens.space[8]};
  }
  & > h2 {
    margin-bottom: ${tokens.space[3]};
    font-size: ${tokens.font.size.lg};
    color: ${tokens.color.text};
  }
  & > p + *,
  & > ul + * {
    margin-top: ${tokens.space[2]};
  }
  & > ul {
    padding-left: 1.25em;
    list-style: disc;
  }
`;
