import type { RemoteWords } from './remote-sources.ts';
import type { SiteKit } from './site-kit.ts';
import { workflows } from './workflows.ts';

const FROM_KIT = ['api', 'auth', 'contracts', 'event-bus', 'remote', 'ui'];
const FROM_KIT_TO_DEVELOP = ['testing', 'tooling'];
const SHARED = ['react', 'react-dom', 'react-router-dom', 'rxjs', 'styled-components', 'urql'];
/** The packages that a remote is worked on with, beside the kit. */
export const TO_DEVELOP = ['@testing-library/dom', '@testing-library/react', '@types/jest', '@types/react'];
/** The packages that others would have in a version that Node 20 can't run: yarn and pnpm take this one. */
export const RESOLVED = ['graphql'];

/** The commands of its package.json. */
export const scripts = {
  build: 'petcare build',
  check: 'petcare check',
  dev: 'petcare dev',
  release: 'petcare release',
  test: 'petcare test',
};

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

function packageJson({ name }: RemoteWords, kit: SiteKit): string {
  const ofKit = (names: readonly string[]) => names.map((one) => [`@petcare/${one}`, `^${kit.version}`] as const);
  const asKit = (names: readonly string[]) => names.map((one) => [one, kit.versionOf(one)] as const);
  return json({
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    dependencies: Object.fromEntries([...ofKit(FROM_KIT), ...asKit(SHARED)]),
    devDependencies: Object.fromEntries([...ofKit(FROM_KIT_TO_DEVELOP), ...asKit(TO_DEVELOP)]),
    resolutions: Object.fromEntries(asKit(RESOLVED)),
  });
}

const readme = ({ name, slug, title }: RemoteWords, site: string) => `# ${name}: ${title}

A remote of ${site}. It brings the page ${site}/${slug}, and a part that leads there.

\`\`\`
npm install
npm run check
npm test
npm run build
npm run release        # PETCARE_KEY holds the key of ${name}
npx --no petcare       # all commands
\`\`\`
`;

/** Its tsconfig.json. */
export const REMOTE_TSCONFIG = json({ extends: '@petcare/tooling/tsconfig.remote.json', include: ['*.ts', 'src'] });

/**
 * The settings of `.npmrc`, for yarn from 2 on. The build looks for packages in node_modules, and the kit is always as new as the live
 * shell.
 */
const yarnSettings = (site: string) =>
  `nodeLinker: node-modules\nnpmPreapprovedPackages: ['@petcare/*']\nnpmScopes:\n  petcare:\n    npmRegistryServer: '${site}/kit/'\n${new URL(site).protocol === 'http:' ? 'unsafeHttpWhitelist: [localhost]\n' : ''}`;

/** The files that tell package manager, git and TypeScript about a remote in a repository of its own. */
export const settingFiles = (site: string): Record<string, string> => ({
  // Before an install npx would fetch `petcare` from the public registry, where the name is not ours.
  '.npmrc': `@petcare:registry=${site}/kit/\nyes=false\n`,
  '.yarnrc.yml': yarnSettings(site),
  '.gitignore': 'node_modules/\n.cache/\ndist/\nbuild.tgz\n',
  'tsconfig.json': REMOTE_TSCONFIG,
});

/** The files that a remote in a repository of its own has beside its sources, by the paths inside its folder. */
export const repositoryFiles = (words: RemoteWords, site: string, kit: SiteKit): Record<string, string> => ({
  'package.json': packageJson(words, kit),
  ...settingFiles(site),
  'README.md': readme(words, site),
  ...workflows,
});
