import type { Page } from '@playwright/test';

/**
 * Has the page's texts translated as browsers do it, from now on: each text, and each that comes later, stands in two
 * elements of the browser's own. React is told nothing of it.
 */
export async function translateTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const KEPT = 'script, style, textarea, svg, font, noscript, [translate="no"]';
    function translate() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        if (text.data.trim() !== '' && !text.parentElement?.closest(KEPT)) found.push(text);
      for (const text of found) {
        const inner = document.createElement('font');
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    }
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
