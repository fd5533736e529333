import { array, object, string } from 'valibot';
import { memory, storageState } from './browser-storage.ts';
import { createStoredValue } from './stored-value.ts';

const draft = createStoredValue({ key: 'petcare.test-draft', schema: object({ words: array(string()) }), where: 'device' });

const real = Object.getOwnPropertyDescriptor(window, 'localStorage');
const getting = (get: () => unknown) => Object.defineProperty(window, 'localStorage', { configurable: true, get });
const refusal = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** A browser's storages that keep nothing, each in its way. */
const refusing: Record<string, () => void> = {
  blocked: () => getting(refusal('SecurityError')),
  null: () => getting(() => null),
  full: () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal('QuotaExceededError')),
  'handed out but blocked': () => {
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, verb).mockImplementation(refusal('SecurityError'));
  },
};

afterEach(() => {
  jest.restoreAllMocks();
  if (real) Object.defineProperty(window, 'localStorage', real);
  localStorage.clear();
  memory.device.clear();
});

test('an open storage keeps a value by name until it is removed', () => {
  expect(draft.write({ words: ['a'] }, '1')).toBe(true);
  expect(localStorage.getItem('petcare.test-draft.1')).toBe('{"words":["a"]}');
  expect([draft.read('1'), draft.read('2'), draft.read()]).toEqual([{ words: ['a'] }, null, null]);
  draft.remove('1');
  expect(localStorage).toHaveLength(0);
  expect(storageState('device')).toBe('open');
});

test.each(['{', 'null', '{"words":"a"}', '[]'])('a stored value that is no such value (%s) is read as none', (stored) => {
  localStorage.setItem('petcare.test-draft', stored);
  expect(draft.read()).toBeNull();
});

test.each(Object.keys(refusing))('a storage that is %s keeps a value as long as the document', (name) => {
  refusing[name]?.();
  expect(storageState('device')).toBe(name === 'full' ? 'full' : 'blocked');
  expect(draft.read()).toBeNull();
  expect(draft.write({ words: ['a'] })).toBe(false);
  expect(draft.read()).toEqual({ words: ['a'] });
  draft.remove();
  expect(draft.read()).toBeNull();
});

test('a storage that has become full gives no value that is out of date', () => {
  draft.write({ words: ['old'] });
  refusing['full']?.();
  draft.write({ words: ['new'] });
  expect(draft.read()).toEqual({ words: ['new'] });
  jest.restoreAllMocks();
  expect(localStorage).toHaveLength(0);
});
