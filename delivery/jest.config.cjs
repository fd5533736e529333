const project = require('../shared/tooling/jest-project.cjs');

module.exports = project({ name: 'delivery', rootDir: __dirname, roots: ['src'] });
