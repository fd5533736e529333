type Dom = { window: Record<string, unknown> & { close(): void } };

/** Names that Node has too, and that must be the page's own where there is a page. */
const ofThePage = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal', 'FormData', 'Blob', 'File'];

const own = (key: PropertyKey): PropertyDescriptor | undefined => Object.getOwnPropertyDescriptor(globalThis, key);

/** Turn a test that began without a browser into one with an empty page. Returns the way back, which also takes along what was hung on the window meanwhile. */
export function openWindow(): () => void {
  const before = new Map(Reflect.ownKeys(globalThis).map((key) => [key, own(key)]));
  const { JSDOM } = jest.requireActual<{ JSDOM: new (html: string, options: object) => Dom }>('jsdom');
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
  // By accessors: jest takes apart what is put on its global object as a value, and jsdom's storages can't bear that.
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, get: () => value, set: (next) => void (value = next) });

  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis) || ofThePage.includes(name)) put(name, window[name]);
  }
  put('window', globalThis);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    put(name, (window[name] as () => void).bind(window));
  }
  return () => {
    window.close();
    for (const key of Reflect.ownKeys(globalThis)) {
      const earlier = before.get(key);
      if (!earlier) Reflect.deleteProperty(globalThis, key);
      else if (earlier.configurable && own(key)?.get !== earlier.get) Object.defineProperty(globalThis, key, earlier);
    }
  };
}
