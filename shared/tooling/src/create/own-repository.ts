import type { RemoteWords } from './remote-sources.ts';
import type { SiteKit } from './site-kit.ts';

const FROM_KIT = ['event-bus', 'remote', 'ui'];
const FROM_KIT_TO_DEVELOP = ['testing', 'tooling'];
const SHARED = ['react', 'react-dom', 'react-router-dom', 'rxjs', 'styled-components'];
const TO_DEVELOP = ['@testing-library/react', '@types/react'];
const NODE = '22';

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
    scripts: {
      build: 'petcare build',
      check: 'petcare check',
      dev: 'petcare dev',
      release: 'petcare release',
      test: 'petcare test',
    },
    dependencies: Object.fromEntries([...ofKit(FROM_KIT), ...asKit(SHARED)]),
    devDependencies: Object.fromEntries([...ofKit(FROM_KIT_TO_DEVELOP), ...asKit(TO_DEVELOP)]),
  });
}

const installed = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: ${NODE}
          cache: npm
      - run: npm ci`;

/** Takes the address of a preview out of what the release has said. */
const ADDRESS = "grep -oE 'https?://[^ ]+[?]preview=[0-9a-f]+' preview.txt";

const github = `name: petcare
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${installed}
      - run: npx petcare check
      - run: npx petcare test
      - run: npx petcare build
  preview:
    # A pull request of a fork has no key.
    if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
    needs: test
    runs-on: ubuntu-latest
    timeout-minutes: 30
    environment:
      name: preview
      url: \${{ steps.preview.outputs.address }}
    steps:
${installed}
      - id: preview
        run: |
          set -o pipefail
          npx petcare release --preview --note "pull request \${{ github.event.number }}" | tee preview.txt
          echo "address=$(${ADDRESS})" >> "$GITHUB_OUTPUT"
        env:
          PETCARE_KEY: \${{ secrets.PETCARE_KEY }}
      - if: hashFiles('playwright.config.*') != ''
        run: npx playwright install --with-deps chromium && npx playwright test
        env:
          PREVIEW_URL: \${{ steps.preview.outputs.address }}
  release:
    if: github.ref == 'refs/heads/main'
    needs: test
    runs-on: ubuntu-latest
    timeout-minutes: 30
    concurrency: release
    steps:
${installed}
      - run: npx petcare release --note "$GITHUB_SHA"
        env:
          PETCARE_KEY: \${{ secrets.PETCARE_KEY }}
`;

const gitlab = `default:
  image: node:${NODE}
  cache:
    key:
      files: [package-lock.json]
    paths: [.npm/]
  before_script:
    - npm ci --cache .npm --prefer-offline

stages: [test, preview, release]

test:
  stage: test
  timeout: 15 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - npx petcare check
    - npx petcare test
    - npx petcare build

preview:
  stage: preview
  timeout: 30 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    # PETCARE_KEY has to reach the pipelines of merge requests: a protected variable does only where their branches are protected.
    - npx petcare release --preview --note "merge request $CI_MERGE_REQUEST_IID" | tee preview.txt
    - echo "PREVIEW_URL=$(${ADDRESS})" > preview.env
    - if ls playwright.config.* > /dev/null 2>&1; then npx playwright install --with-deps chromium; PREVIEW_URL=$(${ADDRESS}) npx playwright test; fi
  environment:
    name: preview/$CI_MERGE_REQUEST_IID
    url: $PREVIEW_URL
  artifacts:
    reports:
      dotenv: preview.env

release:
  stage: release
  timeout: 30 minutes
  resource_group: release
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    # PETCARE_KEY is a masked, protected variable of the project.
    - npx petcare release --note "$CI_COMMIT_SHA"
`;

const readme = ({ name, slug, title }: RemoteWords, site: string) => `# ${name}: ${title}

A remote of ${site}. It brings the page ${site}/${slug}, and a part that leads there.

\`\`\`
npm install
npm run check
npm test
npm run build
npm run release        # PETCARE_KEY holds the key of ${name}
npx petcare            # all commands
\`\`\`
`;

/** What a remote in a repository of its own has beside its sources, by the paths inside its folder. */
export const repositoryFiles = (words: RemoteWords, site: string, kit: SiteKit): Record<string, string> => ({
  'package.json': packageJson(words, kit),
  '.npmrc': `@petcare:registry=${site}/kit/\n`,
  '.gitignore': 'node_modules/\n.cache/\ndist/\nbuild.tgz\n',
  'tsconfig.json': json({ extends: '@petcare/tooling/tsconfig.remote.json', include: ['remote.ts', 'remote.test.ts', 'src'] }),
  'README.md': readme(words, site),
  '.github/workflows/petcare.yml': github,
  '.gitlab-ci.yml': gitlab,
});
