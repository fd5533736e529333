const vm = require('node:vm');

const { compileFunction } = vm;
/** The compiled text of each file in this process. */
const scripts = new Map();

/**
 * jest compiles the text of a file anew for each test file that asks for it. A script can be run in as many contexts as there are: it is
 * compiled once, and what V8 has compiled of its functions since is there for all. Of the tests themselves each is run once.
 */
vm.compileFunction = (text, names, { filename, parsingContext, ...options } = {}) => {
  if (parsingContext === undefined || filename === undefined || /\.test\.tsx?$/.test(filename))
    return compileFunction(text, names, { ...options, filename, parsingContext });
  const known = scripts.get(filename);
  const script = known?.text === text ? known.script : compile(text, names, filename);
  scripts.set(filename, { text, script });
  return script.runInContext(parsingContext);
};

function compile(text, names, filename) {
  const head = `(function (${names.join(', ')}) {`;
  return new vm.Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
}
