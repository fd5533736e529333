// The import laws that `petcare check` holds the folder of a remote to.
const { aloneLaws, resolving } = require('./remote-laws.cjs');

module.exports = {
  forbidden: aloneLaws,
  // In a workspace what is beside the folder is somebody else's.
  options: { ...resolving, doNotFollow: { path: ['node_modules', '^\\.\\./'] }, exclude: { path: '(^|/)(dist|\\.cache|coverage)/' } },
};
