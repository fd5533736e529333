const rememberStyles = require('./jest-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const endingContexts = require('./jest-contexts.cjs');

module.exports = class extends endingContexts(TestEnvironment) {
  async setup() {
    await super.setup();
    rememberStyles(this.global);
  }
};
