const NODE = '22';

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
      - run: npx --no petcare check
      - run: npx --no petcare test
      - run: npx --no petcare build
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
          npx --no petcare release --preview --note "pull request \${{ github.event.number }}" | tee preview.txt
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
      - run: npx --no petcare release --note "$GITHUB_SHA"
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
    - npx --no petcare check
    - npx --no petcare test
    - npx --no petcare build

preview:
  stage: preview
  timeout: 30 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    # PETCARE_KEY has to reach the pipelines of merge requests: a protected variable does only where their branches are protected.
    - npx --no petcare release --preview --note "merge request $CI_MERGE_REQUEST_IID" | tee preview.txt
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
    - npx --no petcare release --note "$CI_COMMIT_SHA"
`;

/** The workflows that check, preview and release a remote in its own repository, on GitHub and on GitLab, by the paths of the files. */
export const workflows = { '.github/workflows/petcare.yml': github, '.gitlab-ci.yml': gitlab };
