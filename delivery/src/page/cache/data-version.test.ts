import { createDataVersion, type DataVersion } from './data-version.ts';

let now: number;
let version: DataVersion;

beforeEach(() => {
  now = 0;
  version = createDataVersion({ now: () => now, grace: 8, things: 3 });
});

/** The pages, made before something changes, that are known to be of before it once the time of grace is over. */
function seenBy(pages: readonly string[], change: () => void): string[] {
  const before = version.current();
  change();
  now += 8;
  return pages.filter((topic) => version.changeSince(before, [topic]) === 'for-a-time');
}

const pages = ['listings', 'listings:1', 'listings:2', 'posts'];

test.each<[changed: string, seen: string[]]>([
  ['listings:1', ['listings', 'listings:1']],
  ['listings', ['listings', 'listings:1', 'listings:2']],
  ['posts:mypet', ['posts']],
  ['gifts', []],
])('a change of %s is seen by the pages %j', (changed, seen) => {
  expect(seenBy(pages, () => version.bump([changed]))).toEqual(seen);
});

test('a change is just now until the time of grace is over, and no change for what was made after it', () => {
  version.bump(['posts']);
  const after = version.current();
  expect([version.changeSince(0, ['posts']), version.changeSince(after, ['posts'])]).toEqual(['just-now', 'none']);
  now = 7;
  expect(version.changeSince(0, ['posts'])).toBe('just-now');
  now = 8;
  expect([version.changeSince(0, ['posts']), version.changeSince(after, ['posts'])]).toEqual(['for-a-time', 'none']);
});

test('a change stays known for a time however often the same changes again', () => {
  for (; now <= 8; now += 0.25) version.bump(['posts']);
  expect(version.changeSince(0, ['posts'])).toBe('for-a-time');
  expect(version.changeSince(version.current() - 1, ['posts'])).toBe('just-now');
});

test('what may show anything is of before any change', () => {
  version.bump(['posts:mypet']);
  expect(version.changeSince(0, null)).toBe('just-now');
});

test('news of writes that came through this process change nothing, all others do', () => {
  version.bump(['posts'], 'a-1');
  const own = version.current();
  version.hear({ writes: ['a-1'], topics: ['posts'] });
  expect(version.changeSince(own, ['posts'])).toBe('none');
  version.hear({ writes: ['a-1', 'a-2'], topics: ['posts'] });
  expect(version.changeSince(own, ['posts'])).toBe('just-now');
  const heard = version.current();
  version.hear({ writes: [], topics: ['posts'] });
  expect(version.changeSince(heard, ['posts'])).toBe('just-now');
});

test('anything may have changed where news were missed', () => {
  expect(seenBy(pages, () => version.bumpAll())).toEqual(pages);
});

test('a thing that is forgotten for want of room has changed with its topic', () => {
  const seen = seenBy(['listings:1', 'listings:9', 'posts:mypet'], () => {
    version.bump(['listings:1']);
    for (const thing of [2, 3, 4]) version.bump([`listings:${thing}`]);
  });
  expect(seen).toEqual(['listings:1', 'listings:9']);
});
