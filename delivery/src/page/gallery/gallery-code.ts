import { paths } from '../../platform/paths.ts';

/** The script of the gallery, made anew at each call: what is saved is seen at the next one. Only where there is a checkout. */
export async function galleryCode(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [paths.gallery],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
