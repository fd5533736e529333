/** What the templates are filled with: `mf-pet-diary` has the slug `pet-diary` and the component names of `PetDiary`. */
export interface RemoteWords {
  name: string;
  slug: string;
  pascal: string;
  title: string;
}

const packageJson = ({ name }: RemoteWords) => `{
  "name": "@petcare/${name}",
  "private": true,
  "version": "0.0.0",
  "type": "module",
  "dependencies": {
    "react": "catalog:",
    "react-dom": "catalog:",
    "react-router-dom": "catalog:",
    "rxjs": "catalog:",
    "styled-components": "catalog:",
    "@petcare/event-bus": "workspace:*",
    "@petcare/remote": "workspace:*",
    "@petcare/ui": "workspace:*"
  },
  "devDependencies": {
    "webpack": "catalog:",
    "@petcare/testing": "workspace:*",
    "@petcare/tooling": "workspace:*",
    "@testing-library/react": "catalog:"
  }
}
`;

const webpackConfig = ({ name }: RemoteWords) => `import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: '${name}', dir: import.meta.dirname });
`;

const remote = ({ name, slug, pascal }: RemoteWords) => `import { defineRemote } from '@petcare/remote';

/**
 * ${pascal}.
 * Pages: ${slug}. Parts: a card that leads there.
 */
export const remote = defineRemote({
  name: '${name}',
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

/** The files of a new remote by their paths inside its folder. */
export function remoteFiles(words: RemoteWords): Record<string, string> {
  const { slug } = words;
  return {
    'package.json': packageJson(words),
    'webpack.config.ts': webpackConfig(words),
    'remote.ts': remote(words),
    'remote.test.ts': remoteTest(words),
    [`src/${slug}/${slug}.page.tsx`]: page(words),
    [`src/${slug}/${slug}.page.test.tsx`]: pageTest(words),
    [`src/${slug}/${slug}-card.part.tsx`]: part(words),
    [`src/${slug}/${slug}-card.part.test.tsx`]: partTest(words),
  };
}
