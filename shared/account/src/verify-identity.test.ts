import {
  identityNext,
  onIdentityAnswer,
  openIdentityWindow,
  postIdentityHere,
  postToIdentityWindow,
  tellIdentityAnswer,
  type IdentityAnswer,
} from './verify-identity.ts';

type OpenedWindow = { name: string; features: string };
type PostedForm = { action: string; method: string; target: string; fields: [string, string][] };

let opened: OpenedWindow[] = [];
let posted: PostedForm[] = [];
const frame = () =>
  ({ closed: false, document: document.implementation.createHTMLDocument(), focus: () => undefined }) as unknown as Window;

/** Channels of one page, as a browser has them between pages. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  opened = [];
  posted = [];
  window.name = '';
  sessionStorage.clear();
  window.open = (_address, name = '', features = '') => {
    opened.push({ name, features });
    return frame();
  };
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    posted.push({
      action: this.action,
      method: this.method,
      target: this.target,
      fields: [...new FormData(this)].map(([name, value]) => [name, String(value)]),
    });
  };
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
afterEach(() => Channel.open.clear());

const form = {
  action: 'https://provider.example/start',
  fields: [
    { name: 'TID', value: '1' },
    { name: 'BackURL', value: '/?a=b&c' },
  ],
};

test('the identity check opens one window of 400 × 640 per page and posts the form into it', () => {
  openIdentityWindow();
  openIdentityWindow();
  expect(opened).toHaveLength(2);
  expect(opened[0]!.name).toBe(opened[1]!.name);
  expect(opened[0]!.features).toMatch(/\bwidth=400\b.*\bheight=640\b/);
  postToIdentityWindow(form);
  expect(posted).toEqual([
    {
      action: form.action,
      method: 'post',
      target: opened[0]!.name,
      fields: [
        ['TID', '1'],
        ['BackURL', '/?a=b&c'],
      ],
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['null', () => null],
  ['a closed window', () => ({ closed: true }) as Window],
])('the identity check treats the window as blocked when window.open returns %s', (_what, open) => {
  window.open = open;
  expect(openIdentityWindow()).toBeNull();
});

test('the identity check keeps a window that already shows the provider', () => {
  window.open = () =>
    Object.defineProperty(frame(), 'document', {
      get() {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    });
  expect(openIdentityWindow()).not.toBeNull();
});

test('the identity check remembers the next address of a tab that goes to the provider and clears it when a window is opened', () => {
  postIdentityHere(form, '/point');
  expect(posted[0]).toMatchObject({ target: '_self' });
  expect(identityNext()).toBe('/point');
  postIdentityHere(form, null);
  expect(identityNext()).toBe('/point');
  openIdentityWindow();
  expect(identityNext()).toBeNull();
});

/** The answers that a page hears when windows of these names tell these, in turn. */
async function heardOf(told: [name: string, answer: IdentityAnswer][]): Promise<string[]> {
  const heard: string[] = [];
  const end = new Promise<void>((resolve) => {
    const stop = onIdentityAnswer((answer) => {
      if (answer.result === 'failed' && answer.message === 'end') {
        stop();
        return resolve();
      }
      heard.push(answer.result);
    });
  });
  for (const [name, answer] of [...told, ['', { result: 'failed', message: 'end' }] as [string, IdentityAnswer]]) {
    window.name = name;
    tellIdentityAnswer(answer);
  }
  await end;
  return heard;
}

test('the identity check receives every answer of its own window and every success, but no cancellation of another page’s window', async () => {
  openIdentityWindow();
  const own = opened[0]!.name;
  expect(await heardOf([[own, { result: 'cancelled' }]])).toEqual(['cancelled']);
  expect(await heardOf([['', { result: 'failed', message: '나이' }]])).toEqual(['failed']);
  expect(
    await heardOf([
      ['petcare-identity-other', { result: 'cancelled' }],
      ['petcare-identity-other', { result: 'verified' }],
    ]),
  ).toEqual(['verified']);
});

test('the identity check sends and receives nothing without BroadcastChannel, and does not throw', () => {
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  const heard: unknown[] = [];
  const stop = onIdentityAnswer((answer) => heard.push(answer));
  tellIdentityAnswer({ result: 'verified' });
  stop();
  expect(heard).toEqual([]);
});
