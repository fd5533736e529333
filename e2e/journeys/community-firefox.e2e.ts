import { deep, expect, test } from '../fixtures.ts';
import { findFirefox, openFirefox } from '../firefox.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

/** Composes one syllable in the editor: the events of an input method in their order, and the text as Firefox changes it meanwhile. */
async function compose(steps: string[]): Promise<void> {
  const editor = document.querySelector<HTMLElement>('.ProseMirror')!;
  const frame = () => new Promise(requestAnimationFrame);
  const inputOf = (type: string, data: string) =>
    new InputEvent(type, {
      bubbles: true,
      cancelable: type === 'beforeinput',
      inputType: 'insertCompositionText',
      data,
      isComposing: true,
    });
  const compositionOf = (type: string, data: string) => new CompositionEvent(type, { bubbles: true, data });
  const place = getSelection()!.getRangeAt(0);
  editor.dispatchEvent(compositionOf('compositionstart', ''));
  const composed = document.createTextNode('');
  const before = place.startContainer;
  const isInText = before.nodeType === Node.TEXT_NODE;
  const text = isInText ? (before as Text) : composed;
  const at = isInText ? place.startOffset : 0;
  const [head, tail] = isInText ? [text.data.slice(0, at), text.data.slice(at)] : ['', ''];
  for (const data of steps) {
    editor.dispatchEvent(compositionOf('compositionupdate', data));
    editor.dispatchEvent(inputOf('beforeinput', data));
    if (!text.isConnected) {
      const block = before as Element;
      block.querySelector('br')?.remove();
      block.append(text);
    }
    text.data = head + data + tail;
    getSelection()!.collapse(text, at + data.length);
    editor.dispatchEvent(inputOf('input', data));
    await frame();
  }
  editor.dispatchEvent(compositionOf('compositionend', steps.at(-1)!));
  await frame();
  await frame();
}

test('Korean is composed in a post in Firefox without a lost syllable', deep(), async ({ page }) => {
  const path = findFirefox();
  test.skip(path === undefined, 'Needs a Firefox: apt-get install firefox-esr, or FIREFOX_PATH');
  await logInAs(page, await aGuardian(page));
  const tokens = await page.evaluate(() => ({ ...localStorage }));
  const { origin } = new URL(page.url());
  const firefox = await openFirefox(path!);
  try {
    // Firefox shows JSON in a viewer of its own, which has no storage.
    await firefox.goto(`${origin}/term`);
    await firefox.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, tokens);
    await firefox.goto(`${origin}/community/mypet/input`);
    await firefox.until(() => document.querySelector('.ProseMirror') !== null);
    await firefox.press('main form button[aria-haspopup="listbox"]');
    await firefox.press('[role="option"]');
    await firefox.press('input[name="title"]');
    await firefox.type('Firefox');
    await firefox.press('.ProseMirror');
    const textOf = () => firefox.evaluate(() => document.querySelector('.ProseMirror')?.textContent ?? '');
    for (const [steps, whole] of [
      [['ㅇ', '아', '안'], '안'],
      [['ㄴ', '녀', '녕'], '안녕'],
      [['ㅎ', '하', '한'], '안녕한'],
      [['ㄱ', '그', '글'], '안녕한글'],
    ] as const) {
      await firefox.evaluate(compose, [...steps]);
      expect(await textOf()).toBe(whole);
    }
    await firefox.press('main form button[type="submit"]');
    await firefox.until(() => document.querySelector('main article')?.textContent?.includes('안녕한글') ?? false);
  } finally {
    await firefox.close();
  }
});
