import { isShortcut } from './shortcut.ts';

const pressed = (init: KeyboardEventInit) =>
  isShortcut(new KeyboardEvent('keydown', { altKey: true, shiftKey: true, code: 'KeyP', key: 'P', ...init }));

test('the shortcut recognizes the shortcut with every keyboard layout', () => {
  expect(pressed({})).toBe(true);
  expect(pressed({ key: 'ㅖ' })).toBe(true);
  expect(pressed({ key: 'Process', isComposing: true })).toBe(true);
  expect(pressed({ key: '∏' })).toBe(true);
});

test.each<KeyboardEventInit>([
  { altKey: false },
  { shiftKey: false },
  { ctrlKey: true },
  { metaKey: true },
  { code: 'KeyO' },
  { repeat: true },
])('the shortcut ignores the key with %j', (init) => {
  expect(pressed(init)).toBe(false);
});
