import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differenceFileOf, type PictureDifference } from './compare-sheets.ts';
import type { FiledSheet } from './read-sheets.ts';

const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => SAFE[letter]!);
const addressOf = (...parts: string[]) => safe(parts.map((part) => part.split('/').map(encodeURIComponent).join('/')).join('/'));

/** Writes the page on which a person goes through the sheets, those that differ or have faults first, and gives its address. */
export async function writeIndex(
  folder: string,
  sheets: readonly FiledSheet[],
  before: string | null,
  differences: readonly PictureDifference[] | null,
): Promise<string> {
  const shareOf = (name: string, file: string) => differences?.find((one) => one.name === name && one.file === file);
  const changeOf = ({ name, pictures }: FiledSheet) => Math.max(0, ...pictures.map(({ file }) => shareOf(name, file)?.share ?? 0));
  const faultsOf = ({ pictures }: FiledSheet) => pictures.reduce((sum, { faults }) => sum + faults.length, 0);
  const ordered = [...sheets].sort((one, other) => changeOf(other) - changeOf(one) || faultsOf(other) - faultsOf(one));

  const figure = (sheet: FiledSheet, { file, faults, state, size, scheme }: FiledSheet['pictures'][number]) => {
    const { name } = sheet;
    const difference = shareOf(name, file);
    const words = [size, scheme === 'dark' ? 'dark' : '', state].filter(Boolean).join(' · ');
    const image = (of: string, alt: string) => `<a href="${of}"><img loading="lazy" src="${of}" alt="${safe(alt)}"></a>`;
    const isCompared = before !== null && difference && !difference.isNew && difference.share > 0;
    const images = [
      ...(isCompared ? [image(addressOf(relative(folder, before), name, file), `before: ${words}`)] : []),
      image(addressOf(name, file), words),
      ...(isCompared ? [image(addressOf(name, differenceFileOf(file)), `difference: ${words}`)] : []),
    ];
    const said = difference
      ? difference.isNew
        ? 'new'
        : difference.share > 0
          ? `${(difference.share * 100).toFixed(2)} % differs`
          : ''
      : '';
    return `<figure class="${size}"><figcaption>${safe(words)} ${said && `<mark>${said}</mark>`}</figcaption>${images.join('')}
      ${faults.map((fault) => `<p class="fault">${safe(fault)}</p>`).join('')}</figure>`;
  };
  const section = (sheet: FiledSheet) => `<section id="${safe(sheet.name)}"><h2>${safe(sheet.title)} <code>${safe(sheet.at)}</code>
    <small>${safe(sheet.owner)}${sheet.as ? ` · as ${safe(sheet.as)}` : ''}</small></h2>
    <div class="row">${sheet.pictures.map((picture) => figure(sheet, picture)).join('')}</div></section>`;
  const entry = (sheet: FiledSheet) => {
    const [change, faults] = [changeOf(sheet), faultsOf(sheet)];
    return `<li><a href="#${safe(sheet.name)}">${safe(sheet.path)}</a>${change > 0 ? ` <mark>${(change * 100).toFixed(1)} %</mark>` : ''}${faults > 0 ? ` <b>${faults}</b>` : ''}</li>`;
  };

  const file = join(folder, 'index.html');
  await writeFile(file, pageOf(ordered.map(entry).join('\n'), ordered.map(section).join('\n')));
  return pathToFileURL(file).href;
}

const pageOf = (list: string, sections: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>Sheets</title>
<style>
  body { display: grid; grid-template-columns: 18rem 1fr; margin: 0; font: 14px/1.5 system-ui; background: #f4f4f2; color: #222; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; background: #fff; border-right: 1px solid #ddd; }
  nav ol { padding-left: 1.5rem; } nav b, .fault { color: #b3261e; }
  main { padding: 0 1.5rem; min-width: 0; }
  section { min-height: 100vh; padding-top: 1rem; scroll-margin-top: 0; }
  h2 { font-size: 1.1rem; } h2 code, h2 small { font-weight: 400; color: #666; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: 1rem; }
  figure { flex: none; margin: 0; } figcaption { margin-bottom: .25rem; }
  img { display: inline-block; height: auto; border: 1px solid #ccc; background: #fff; margin-right: .5rem; }
  .phone img { width: 260px; } .tablet img { width: 380px; } .desktop img { width: 560px; }
  .fault { max-width: 40rem; white-space: pre-wrap; font-size: 12px; }
</style>
<nav><p>↓ or j: next, ↑ or k: previous</p><ol>${list}</ol></nav>
<main>${sections}</main>
<script>
  const all = [...document.querySelectorAll('section')];
  addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = all.findIndex((one) => one.getBoundingClientRect().bottom > 40);
    all[Math.min(all.length - 1, Math.max(0, at + step))].scrollIntoView();
  });
</script>
</html>
`;
