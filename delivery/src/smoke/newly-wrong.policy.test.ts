import { newlyWrong, type PageLook } from './newly-wrong.policy.ts';

const page = (path: string, ...wrong: string[]): PageLook => ({ path, wrong });

test.each<[string, PageLook[], PageLook[], PageLook[]]>([
  ['nothing is known', [page('/a', 'blank')], [], [page('/a', 'blank')]],
  ['it is blank in what is live as well', [page('/a', 'blank')], [page('/a', 'blank')], []],
  ['another page was blank', [page('/a', 'blank')], [page('/b', 'blank')], [page('/a', 'blank')]],
  ['something comes to it', [page('/a', 'blank', 'thrown: x')], [page('/a', 'blank')], [page('/a', 'thrown: x')]],
  ['the page is well now', [page('/a')], [page('/a', 'blank')], []],
])('%s', (_, seen, known, left) => {
  expect(newlyWrong(seen, known)).toEqual(left);
});
