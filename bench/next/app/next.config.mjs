import { join } from 'node:path';

const root = process.env.PETCARE_ROOT;
const tooling = join(root, 'shared', 'tooling', 'presets', 'webpack', 'plugins');
const own = (name) => join(import.meta.dirname, name);
const ofShell = (name) => join(root, 'shell', 'node_modules', name);

/** react-aria's texts in other languages, left out as our own builds leave them out. */
const FOREIGN_STRINGS = /react-aria.*[\\/]intl[\\/].*(?<!ko-KR|en-US)\.mjs$/;

export default {
  typescript: { ignoreBuildErrors: true },
  compiler: { styledComponents: { ssr: true, displayName: false } },
  experimental: { externalDir: true },
  poweredByHeader: false,
  async rewrites() {
    const api = process.env.PETCARE_API;
    return ['/graphql', '/api/:path*', '/uploads/:path*'].map((source) => ({ source, destination: `${api}${source}` }));
  },
  webpack(config, { webpack }) {
    config.resolve.modules = ['node_modules', ofShell('')];
    config.resolve.alias['@house'] = root;
    // One copy: that which Next.js renders with.
    for (const name of ['react', 'react-dom']) config.resolve.alias[name] = join(import.meta.dirname, '..', 'node_modules', name);
    for (const name of ['styled-components', 'urql', 'react-router-dom', 'rxjs']) config.resolve.alias[`${name}$`] = ofShell(name);
    config.resolve.alias.wonka$ = join(root, 'shared', 'api', 'node_modules', 'wonka');
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(/\/outlet\.tsx$/, own('outlet.tsx')),
      new webpack.NormalModuleReplacementPlugin(/\/slot\.tsx$/, own('slot.tsx')),
      new webpack.NormalModuleReplacementPlugin(/[a-z]{2}-[A-Z]{2}\.mjs$/, ({ createData }) => {
        if (createData?.resource && FOREIGN_STRINGS.test(createData.resource)) createData.resource = join(tooling, 'no-strings.mjs');
      }),
    );
    return config;
  },
};
