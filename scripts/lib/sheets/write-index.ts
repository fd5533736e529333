import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differenceFileOf, type PictureDifference } from './compare-sheets.ts';
import { addressOf, indexPage, safe } from './index-page.ts';
import type { FiledSheet } from './read-sheets.ts';

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
  await writeFile(file, indexPage({ title: 'Sheets', list: ordered.map(entry).join('\n'), sections: ordered.map(section).join('\n') }));
  return pathToFileURL(file).href;
}
