// Style sheets have no meaning where nothing is painted: a class of a CSS module is called as in its file.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : typeof name === 'string' ? name : undefined) });
