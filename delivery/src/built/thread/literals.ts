import { keyOf, literalText, withoutComma, type AnyNode, type FunctionNode } from './syntax.ts';

/** Stands for what would have to be run. */
export const UNKNOWN = Symbol('unknown');

/** Gives the value that a name, or a name of another module, stands for; undefined when it is not written out. */
export type Resolve = (name: AnyNode) => AnyNode | undefined;

const DEEPEST = 60;

/**
 * The value of an expression that is written out, also as minifiers write it: `!0`, `void 0`, a constant by its name.
 * UNKNOWN for anything that would have to be run.
 */
export function literalOf(node: AnyNode | null | undefined, resolve: Resolve, depth = 0): unknown {
  if (!node || depth > DEEPEST) return UNKNOWN;
  const inner = (one: AnyNode | null | undefined) => literalOf(one, resolve, depth + 1);
  const plain = withoutComma(node);
  const text = literalText(plain);
  if (text !== undefined) return plain.type === 'Literal' ? plain.value : text;
  switch (plain.type) {
    case 'Literal':
      return plain.value === null || typeof plain.value === 'boolean' ? plain.value : UNKNOWN;
    case 'Identifier': {
      if (plain.name === 'undefined') return undefined;
      const value = resolve(plain);
      return value ? inner(value) : UNKNOWN;
    }
    case 'MemberExpression': {
      const value = resolve(plain);
      return value ? inner(value) : UNKNOWN;
    }
    case 'UnaryExpression': {
      const value = inner(plain.argument);
      if (value === UNKNOWN) return UNKNOWN;
      if (plain.operator === '!') return !value;
      if (plain.operator === 'void') return undefined;
      return plain.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'BinaryExpression': {
      const [left, right] = [inner(plain.left), inner(plain.right)];
      const isText = typeof left === 'string' && typeof right === 'string';
      return plain.operator === '+' && isText ? left + right : UNKNOWN;
    }
    case 'ArrayExpression': {
      const values = plain.elements.map(inner);
      return values.includes(UNKNOWN) ? UNKNOWN : values;
    }
    case 'ObjectExpression': {
      const entries = plain.properties.map((property) => {
        const key = keyOf(property);
        const value = property.type === 'Property' && property.kind === 'init' ? inner(property.value) : UNKNOWN;
        return [key ?? UNKNOWN, value] as const;
      });
      if (entries.some((entry) => entry.includes(UNKNOWN))) return UNKNOWN;
      return Object.fromEntries(entries as [string, unknown][]);
    }
    default:
      return UNKNOWN;
  }
}

type Steps = { left: number };

function evaluated(node: AnyNode | null | undefined, parameter: string, given: string | number, steps: Steps): unknown {
  steps.left -= 1;
  if (!node || steps.left < 0) return UNKNOWN;
  const inner = (one: AnyNode | null | undefined) => evaluated(one, parameter, given, steps);
  switch (node.type) {
    case 'Identifier':
      if (node.name === parameter) return given;
      return node.name === 'undefined' ? undefined : UNKNOWN;
    case 'Literal':
      return node.value;
    case 'TemplateLiteral': {
      const values = node.expressions.map(inner);
      if (values.includes(UNKNOWN)) return UNKNOWN;
      return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${index < values.length ? String(values[index]) : ''}`).join('');
    }
    case 'UnaryExpression':
      return node.operator === 'void' ? undefined : UNKNOWN;
    case 'BinaryExpression': {
      const [left, right] = [inner(node.left), inner(node.right)];
      if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
      if (node.operator === '+') return `${left as string}${right as string}`;
      return node.operator === '===' || node.operator === '==' ? left === right : UNKNOWN;
    }
    case 'ConditionalExpression': {
      const test = inner(node.test);
      return test === UNKNOWN ? UNKNOWN : inner(test ? node.consequent : node.alternate);
    }
    case 'LogicalExpression': {
      const left = inner(node.left);
      if (left === UNKNOWN) return UNKNOWN;
      if (node.operator === '||') return left || inner(node.right);
      return node.operator === '??' ? (left ?? inner(node.right)) : left && inner(node.right);
    }
    case 'MemberExpression': {
      const key = node.computed ? inner(node.property) : UNKNOWN;
      if (node.object.type !== 'ObjectExpression' || key === UNKNOWN) return UNKNOWN;
      const found = node.object.properties.find((property) => keyOf(property) === key);
      return found?.type === 'Property' ? inner(found.value) : undefined;
    }
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'BlockStatement': {
      for (const statement of node.body) {
        if (statement.type === 'ReturnStatement') return statement.argument ? inner(statement.argument) : undefined;
        if (statement.type !== 'IfStatement') return UNKNOWN;
        const test = inner(statement.test);
        if (test === UNKNOWN) return UNKNOWN;
        const branch = test ? statement.consequent : statement.alternate;
        const value = branch ? inner(branch.type === 'ReturnStatement' ? branch.argument : branch) : undefined;
        if (value !== undefined) return value;
      }
      return undefined;
    }
    default:
      return UNKNOWN;
  }
}

/** Chunks times the conditions that one function asks of each. */
const MOST_STEPS = 20_000;

/** The answer of a function of one name, when it is made of texts, tables and comparisons; UNKNOWN when it would have to be run. */
export function answerOf({ params: [parameter], body }: FunctionNode, given: string | number): unknown {
  return parameter?.type === 'Identifier' ? evaluated(body, parameter.name, given, { left: MOST_STEPS }) : UNKNOWN;
}
