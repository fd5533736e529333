import { join } from 'node:path';
import webpack from 'webpack';

/** react-aria's own texts in languages that the site never speaks; en-US is what it falls back to. */
const FOREIGN_STRINGS = /react-aria.*[\\/]intl[\\/].*(?<!ko-KR|en-US)\.mjs$/;

/** Leaves out what react-aria would say in other languages. */
export function koreanStringsPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/[a-z]{2}-[A-Z]{2}\.mjs$/, (resource) => {
    const { createData } = resource;
    if (createData?.resource && FOREIGN_STRINGS.test(createData.resource)) createData.resource = join(import.meta.dirname, 'no-strings.mjs');
  });
}
