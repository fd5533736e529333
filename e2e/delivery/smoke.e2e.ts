import postgres from 'postgres';
import { deep, expect } from '../fixtures.ts';
import { test, type Edit } from '../house.ts';

const PAGE = 'src/reviews/hospital-reviews.page.tsx';
const COMPONENT = 'export function HospitalReviewsPage() {';

type BrokenRelease = { name: string; edit: Edit; path: string; seen: string };
const ofReviews = (edit: Edit, seen: string): BrokenRelease => ({ name: 'mf-reviews', edit, path: '/hospital-reviews', seen });
const throwing = ofReviews(
  {
    file: 'src/reviews/all-reviews.tsx',
    from: 'const total = ',
    to: "if (data) throw new Error('the list is upside down');\n  const total = ",
  },
  'mf-reviews failed (error): the list is upside down',
);
const hanging = ofReviews(
  {
    file: 'remote.ts',
    from: "import('./src/reviews/hospital-reviews.page.tsx')",
    to: 'new Promise<{ HospitalReviewsPage: () => null }>(() => undefined)',
  },
  'mf-reviews failed (mount): Mounting mf-reviews took more than 10000 ms',
);
const asking = ofReviews(
  { file: PAGE, from: COMPONENT, to: `Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' });\n${COMPONENT}` },
  'refused by the browser',
);
const behindSignIn: BrokenRelease = {
  name: 'mf-mypage',
  edit: {
    file: 'src/myinfo/myinfo.page.tsx',
    from: 'export function MyinfoPage() {',
    to: "export function MyinfoPage() {\n  if (location) throw new Error('who are you');",
  },
  path: '/mypage/myinfo',
  seen: 'who are you',
};
const cases = {
  'throws, also behind a sign-in': [throwing, behindSignIn],
  'never mounts or requests another origin': [hanging, asking],
};

// Each test makes three builds and opens them in a browser; one of them hangs and is waited for twice.
test.describe.configure({ timeout: 600_000 });

for (const [what, broken] of Object.entries(cases)) {
  test(
    `the smoke run refuses a release when one of its pages, opened in a browser, ${what}; then releases a good one`,
    deep(broken.includes(hanging)),
    async ({ house }) => {
      const sql = postgres(house.databaseUrl, { max: 1 });
      try {
        const before = await house.live();
        for (const { name, edit, path, seen } of broken) {
          const said = await house.release(name, [edit]).then(String, ({ message }: Error) => message);
          expect(said).toContain(`✗ ${path} of ${name}, opened in a browser: `);
          expect(said).toContain(seen);
          expect(await house.live()).toEqual(before);
        }
        const good = await house.release('mf-reviews', [{ file: PAGE, from: '동물병원 리뷰', to: '동물병원의 리뷰' }]);
        expect(await house.live()).toEqual({ ...before, 'mf-reviews': good });

        const acts = await sql<
          { act: string; note: string }[]
        >`select act, note from delivery.audit where note is not null and act <> 'grant' order by id`;
        expect(acts.map(({ act }) => act)).toEqual([...broken.map(() => 'refuse'), 'release']);
        for (const [index, { seen }] of broken.entries()) expect(acts[index]?.note).toContain(seen);
        expect(acts.at(-1)?.note).toMatch(/^smoke run: \d+ pages in [\d.]+ s$/);
        expect(await sql`select from delivery.outcomes`).toHaveLength(0);
      } finally {
        await sql.end();
      }
    },
  );
}
