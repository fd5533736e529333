const { TestEnvironment } = require('jest-environment-node');
const endingContexts = require('./jest-contexts.cjs');

module.exports = endingContexts(TestEnvironment);
