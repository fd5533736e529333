const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(\w+\.forwardRef\()/gm;

/**
 * Makes of the router's development file what its production file is, and lets
 * the components that nobody takes be shaken off: one that is given a name for
 * developer tools never is.
 */
module.exports = (source) =>
  source.replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;').replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2');
