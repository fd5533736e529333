import vm from 'node:vm';
import './jest-scripts.cjs';

const compiled = (text: string, context: vm.Context, filename = '/a/module.js') =>
  vm.compileFunction(text, ['exports', 'given'], { filename, parsingContext: context }) as (exports: object, given: unknown) => unknown;

test('a text that is compiled once runs in each context with its globals, by itself', () => {
  const text = 'const own = {}; exports.own = own; return [given, typeof place, Object]';
  const [here, there] = [vm.createContext({ place: 1 }), vm.createContext({})];
  const [one, other]: { own?: object }[] = [{}, {}];
  expect(compiled(text, here)(one!, 'a')).toEqual(['a', 'number', vm.runInContext('Object', here)]);
  expect(compiled(text, there)(other!, 'b')).toEqual(['b', 'undefined', vm.runInContext('Object', there)]);
  expect(one!.own).not.toBe(other!.own);
});

test('another text of the same file is compiled anew', () => {
  const context = vm.createContext({});
  expect(compiled('return 1', context)({}, null)).toBe(1);
  expect(compiled('return 2', context)({}, null)).toBe(2);
});

test('an error names its place in the file as it is written, in the first line too', () => {
  const context = vm.createContext({ Error });
  const stackOf = (text: string) => (compiled(text, context)({}, null) as Error).stack;
  expect(stackOf('return new Error("x")')).toContain('/a/module.js:1:8');
  expect(stackOf('\n  return new Error("x") // end')).toContain('/a/module.js:2:10');
});

test('a text that is no code is refused with a syntax error', () => {
  expect(() => compiled('return (', vm.createContext({}))).toThrow('Unexpected token');
});
