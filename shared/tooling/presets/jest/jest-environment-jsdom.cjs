const rememberStyles = require('./jest-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const endingContexts = require('./jest-contexts.cjs');

module.exports = class extends endingContexts(TestEnvironment) {
  async setup() {
    await super.setup();
    rememberStyles(this.global);
    // React keeps where each element was made: of a hundred frames, as jsdom's environment has it, that took a tenth of a screen's tests.
    this.global.Error.stackTraceLimit = 15;
  }
};
