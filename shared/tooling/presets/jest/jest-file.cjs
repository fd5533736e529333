// A picture or a font is its address, which ends with the file's name.
const { basename } = require('node:path');

module.exports = { process: (_, path) => ({ code: `module.exports = ${JSON.stringify(`/${basename(path)}`)};` }) };
