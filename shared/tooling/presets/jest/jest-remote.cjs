const { join } = require('node:path');
const project = require('./jest-project.cjs');

/**
 * The project of jest for code of the page: a window, style sheets, pictures and workers, and what `@petcare/testing`
 * sets up (`setup`, its file). A remote in a repository of its own is tested by it, as are ours.
 */
module.exports = ({ moduleNameMapper = {}, setup = '@petcare/testing/setup', ...rest }) => {
  const settings = project({
    testEnvironment: require.resolve('./jest-environment-jsdom.cjs'),
    // Packages give their CommonJS build to Node; "browser" would give ES modules.
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    moduleNameMapper: { ...moduleNameMapper, '\\.css$': join(__dirname, 'jest-style.cjs') },
    setupFiles: [join(__dirname, 'jest-browser.cjs')],
    setupFilesAfterEnv: [join(__dirname, 'jest-worker.cjs'), setup],
    ...rest,
  });
  return { ...settings, transform: { ...settings.transform, '\\.(woff2|svg|png|jpe?g|webp|avif)$': join(__dirname, 'jest-file.cjs') } };
};
