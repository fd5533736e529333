import { createServer } from 'node:http';
import { lineOfSwitch, switchCommandOf, switchesElsewhere } from './switches.ts';

test.each([
  [[], { verb: 'list' }],
  [['list'], { verb: 'list' }],
  [['list', 'new-map'], null],
  [['set', 'new-map', '10'], { verb: 'set', name: 'new-map', percent: 10, owner: 'mf-search', note: 'why' }],
  [['set', 'new-map'], null],
  [['set', 'new-map', '10 %'], null],
  [['set', 'new-map', '-1'], null],
  [['set', 'new-map', '1e1'], null],
  [['set', 'new-map', '10', '20'], null],
  [['remove', 'new-map'], { verb: 'remove', name: 'new-map' }],
  [['remove'], null],
  [['remove', 'new-map', '10'], null],
  [['toggle', 'new-map'], null],
])('the switch command reads the words %j', (words, command) => {
  expect(switchCommandOf(words, { owner: 'mf-search', note: 'why' })).toEqual(command);
});

test('the line names the share, the owner and the note of a switch in one line', () => {
  expect(lineOfSwitch({ name: 'new-map', percent: 5, owner: null, note: 'first try' })).toMatch(/^new-map +5 % {2}shell +first try$/);
  expect(lineOfSwitch({ name: 'new-map', percent: 100, owner: 'mf-search', note: null })).toMatch(/^new-map +100 % {2}mf-search$/);
});

describe('on a site elsewhere', () => {
  const asked: string[] = [];
  const site = createServer(({ method, url = '', headers }, answer) => {
    asked.push(`${method} ${url} ${headers.authorization}`);
    const isRefused = url.includes('foreign');
    answer.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' });
    const switches = [{ name: 'new-map', percent: 5, owner: null, note: null }];
    answer.end(JSON.stringify(isRefused ? { code: 'REFUSED', message: 'The switch foreign belongs to shell.', faults: [] } : { switches }));
  });
  beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => site.close(resolve)));

  test('the switch command asks with the key of a package, and tells what became of it', async () => {
    const address = site.address();
    if (!address || typeof address === 'string') throw new Error('No port');
    const elsewhere = { to: new URL(`http://127.0.0.1:${address.port}`), key: 'KEY' };
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    expect(await switchesElsewhere(elsewhere, 'shell', { verb: 'list' }, say)).toBe(0);
    expect(await switchesElsewhere(elsewhere, 'mf-search', { verb: 'set', name: 'new-map', percent: 10, note: 'a & b' }, say)).toBe(0);
    expect(await switchesElsewhere(elsewhere, 'mf-search', { verb: 'remove', name: 'foreign' }, say)).toBe(1);
    expect(asked).toEqual([
      'GET /releases/shell/switches Bearer KEY',
      'POST /releases/mf-search/set-switch?name=new-map&percent=10&note=a+%26+b Bearer KEY',
      'POST /releases/mf-search/remove-switch?name=foreign Bearer KEY',
    ]);
    expect(lines).toEqual([
      expect.stringMatching(/^new-map +5 % {2}shell$/),
      'new-map is on for 10 % of the visitors.',
      'The switch foreign belongs to shell.',
    ]);
  });
});
