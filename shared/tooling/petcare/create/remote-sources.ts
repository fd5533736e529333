/** The words that the sources are filled with: `mf-pet-diary` has the slug `pet-diary` and the component names of `PetDiary`. */
export type RemoteWords = { name: string; slug: string; pascal: string; title: string };

/** @param name of a remote, `mf-` and words; @param title Korean, of its page */
export function remoteWords(name: string, title: string): RemoteWords {
  const slug = name.slice('mf-'.length);
  return { name, slug, pascal: slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()), title };
}

const remote = ({ name, slug, pascal }: RemoteWords, routes: string) => `import { defineRemote } from '@petcare/remote';

/**
 * ${pascal}.
 * Pages: ${slug}. Parts: a card that leads there.
 */
export const remote = defineRemote({
  name: '${name}',${routes}
  schemes: ['light', 'dark'],
  pages: {
    ${key(slug)}: () => import('./src/${slug}/${slug}.page.tsx').then((m) => m.${pascal}Page),
  },
  parts: {
    '${slug}-card': () => import('./src/${slug}/${slug}-card.part.tsx').then((m) => m.${pascal}CardPart),
  },
  emits: ['toast.shown'],
  hears: [],
});
`;

const remoteTest = ({ slug, title }: RemoteWords) => `/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    ${key(slug)}: { at: '/${slug}', shows: ['${title}'] },
  },
  parts: {
    '${slug}-card': { at: '/', shows: ['${title}', 'href="/${slug}"'] },
  },
});
`;

const page = ({ pascal, title }: RemoteWords) => `import { toast } from '@petcare/event-bus';
import { Button, Inline, PageContainer, PageTitle } from '@petcare/ui';

export function ${pascal}Page() {
  const greet = () => toast('info', '안녕하세요!');
  return (
    <PageContainer>
      <PageTitle>${title}</PageTitle>
      <Inline>
        <Button onPress={greet}>인사하기</Button>
      </Inline>
    </PageContainer>
  );
}
`;

const pageTest = ({ slug, pascal, title }: RemoteWords) => `import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ${pascal}Page } from './${slug}.page.tsx';

test('says its title, and greets whoever asks for it', async () => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user } = renderPage(<${pascal}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '인사하기' }));
  subscription.unsubscribe();
  expect(heard).toEqual(['안녕하세요!']);
});
`;

const part = ({ slug, pascal, title }: RemoteWords) => `import { LinkButton } from '@petcare/ui';

/** The way to ${slug}, for a slot of another package's page. */
export function ${pascal}CardPart() {
  return <LinkButton to="/${slug}">${title}</LinkButton>;
}
`;

const partTest = ({ slug, pascal, title }: RemoteWords) => `import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ${pascal}CardPart } from './${slug}-card.part.tsx';

test('leads to the page', () => {
  renderPage(<${pascal}CardPart />);
  expect(screen.getByRole('link', { name: '${title}' })).toHaveAttribute('href', '/${slug}');
});
`;

const key = (slug: string) => (slug.includes('-') ? `'${slug}'` : slug);

/** The row of its page, as a remote brings it itself. */
const ownRow = ({ slug, title }: RemoteWords) => `
  routes: [{ path: '/${slug}', page: '${slug}', access: 'public', title: '${title}' }],`;

/**
 * The sources of a new remote by their paths inside its folder: a page, a part, an event and their tests.
 * @param bringsRow whether its page's row of the route table stands in its own `remote.ts`
 */
export function remoteSources(words: RemoteWords, { bringsRow }: { bringsRow: boolean }): Record<string, string> {
  const { slug } = words;
  return {
    'remote.ts': remote(words, bringsRow ? ownRow(words) : ''),
    'remote.test.ts': remoteTest(words),
    [`src/${slug}/${slug}.page.tsx`]: page(words),
    [`src/${slug}/${slug}.page.test.tsx`]: pageTest(words),
    [`src/${slug}/${slug}-card.part.tsx`]: part(words),
    [`src/${slug}/${slug}-card.part.test.tsx`]: partTest(words),
  };
}
