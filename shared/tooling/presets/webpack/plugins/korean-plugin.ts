import { join } from 'node:path';
import webpack from 'webpack';

const standIns: readonly [RegExp, string][] = [
  // Its own texts in languages that the site never speaks; en-US is what it falls back to.
  [/react-aria.*[\\/]intl[\\/].*(?<!ko-KR|en-US)\.mjs$/, 'no-strings.mjs'],
  // While they are loaded they ask the browser for its locales and their directions: about a quarter of what a phone evaluates before it takes a page over.
  [/react-aria.*[\\/]i18n[\\/](?:useDefaultLocale|utils)\.mjs$/, 'korean-locale.mjs'],
];

/** Leaves out what react-aria would say in other languages, and its questions about them. */
export function koreanPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/\.mjs$/, (resource) => {
    const { createData } = resource;
    const standIn = standIns.find(([pattern]) => pattern.test(createData?.resource ?? ''));
    if (createData && standIn) createData.resource = join(import.meta.dirname, standIn[1]);
  });
}
