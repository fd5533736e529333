/** @jest-environment node */
import { htmlOf } from './html-of.ts';

test.each([1_300, 1_366, 5_000, 100_000])('a text of %i letters stands whole in the page, with what comes behind it', async (length) => {
  const text = `${'가🐶'.repeat(length / 3)}끝`;
  const written = { __html: `<p>${text}</p>` };
  const tree = (
    <main>
      <b>{text}</b>
      <div dangerouslySetInnerHTML={written} />
      <footer>다음</footer>
    </main>
  );
  expect(await htmlOf(tree, '')).toBe(`<main><b>${text}</b><div><p>${text}</p></div><footer>다음</footer></main>`);
});
