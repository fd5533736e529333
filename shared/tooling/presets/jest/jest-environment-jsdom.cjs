const { TestEnvironment } = require('jest-environment-jsdom');
const endingContexts = require('./jest-contexts.cjs');

module.exports = endingContexts(TestEnvironment);
