import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf, indexPage, safe } from './index-page.ts';
import type { FiledJourney } from './read-journeys.ts';

type FiledStep = FiledJourney['steps'][number];

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : one.endsWith('s') ? 'es' : 's'}`;
const costOf = (step: FiledStep | undefined) => `${counted(step?.presses ?? 0, 'press')}, ${counted(step?.fields ?? 0, 'field')}`;

/** Writes the page on which a person goes through the journeys step by step, and gives its address. */
export async function writeJourneys(folder: string, journeys: readonly FiledJourney[]): Promise<string> {
  const file = join(folder, 'index.html');
  const list = journeys.map(entryOf).join('\n');
  await writeFile(file, indexPage({ title: 'Journeys', list, sections: journeys.map(sectionOf).join('\n') }));
  return pathToFileURL(file).href;
}

function entryOf({ name, steps, isWhole }: FiledJourney): string {
  const broken = isWhole ? '' : ' <b>breaks off</b>';
  return `<li><a href="#${safe(name)}">${safe(name)}</a> ${counted(steps.length, 'step')}, ${costOf(steps.at(-1))}${broken}</li>`;
}

function sectionOf({ name, title, steps, isWhole }: FiledJourney): string {
  const end = isWhole ? '' : '<p class="fault">The journey breaks off here.</p>';
  return `<section id="${safe(name)}"><h2>${safe(title)}</h2>
    <div class="row">${steps.map((step, index) => figureOf(name, step, index)).join('')}${end}</div></section>`;
}

function figureOf(name: string, step: FiledStep, index: number): string {
  const { file, text, size, words, peers } = step;
  const image = file && `<a href="${addressOf(name, file)}"><img loading="lazy" src="${addressOf(name, file)}" alt="${safe(words)}"></a>`;
  return `<figure class="step ${size}"><figcaption><strong>${index + 1}.</strong> ${safe(words)} <small>So far ${costOf(step)}</small>
    <small>Peers: ${peers === null ? 'not compared' : safe(peers)}</small></figcaption>${image ?? `<pre>${safe(text ?? '')}</pre>`}</figure>`;
}
