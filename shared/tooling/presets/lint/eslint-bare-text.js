const LISTS = new Set(['map', 'flatMap', 'filter', 'toSorted', 'toReversed']);

/** The name by which `answerOf` of @petcare/remote gives an element, or null. */
const STAND_IN = 'standIn';

/** The outcomes of an expression between tags: `text`, `element`, `list`, `nothing`, or `unknown` where only its type would say. */
function outcomesOf(expression) {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text'];
    case 'Literal':
      return [
        typeof expression.value === 'number' || (typeof expression.value === 'string' && expression.value !== '') ? 'text' : 'nothing',
      ];
    case 'Identifier':
      if (expression.name === STAND_IN) return ['element', 'nothing'];
      return [expression.name === 'undefined' ? 'nothing' : 'unknown'];
    case 'MemberExpression':
      return expression.property.name === STAND_IN ? ['element', 'nothing'] : ['unknown'];
    case 'ChainExpression':
      // What it asks of may not be there.
      return ['nothing', ...outcomesOf(expression.expression)];
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return outcomesOf(expression.expression);
    case 'LogicalExpression':
      return [
        ...(expression.operator === '&&' ? ['nothing'] : outcomesOf(expression.left).filter((outcome) => outcome !== 'nothing')),
        ...outcomesOf(expression.right),
      ];
    case 'ConditionalExpression':
      return [...outcomesOf(expression.consequent), ...outcomesOf(expression.alternate)];
    case 'CallExpression': {
      const name = expression.callee.property?.name ?? expression.callee.name;
      // Stands elsewhere in the document.
      if (name === 'createPortal') return ['nothing'];
      return [LISTS.has(name) ? 'list' : 'unknown'];
    }
    default:
      return ['unknown'];
  }
}

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const outcomesIn = (child) => {
  if (child.type === 'JSXText') return new Set(['text']);
  return new Set(child.type === 'JSXExpressionContainer' ? outcomesOf(child.expression) : ['element']);
};

const isText = (outcomes) => outcomes.has('text') || outcomes.has('unknown');
const comesAndGoes = (outcomes) => outcomes.has('nothing') || outcomes.has('element');
const varies = (outcomes) =>
  outcomes.has('list') || (outcomes.size > 1 && comesAndGoes(outcomes) && (outcomes.has('element') || outcomes.has('unknown')));

/**
 * The rule `petcare/bare-text`: a text that comes and goes beside something, or that stands right behind something that
 * does, or that a fragment brings along, has an element of its own. A browser that translates a page puts elements in the place of its texts; React asks
 * for the text that it once wrote, to take it out or to put something before it, and the whole tree is lost.
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      conditional:
        'A text that comes and goes beside something else breaks in a browser that translates the page: give it an element of its own, as <span>…</span>, or make one text of all of it.',
      fragment:
        'A text in a fragment comes and goes with it, and breaks in a browser that translates the page: give it an element of its own, as <span>…</span>.',
      behind:
        'A text behind something that comes and goes breaks in a browser that translates the page: give it an element of its own, as <span>…</span>.',
    },
  },
  create(context) {
    function check({ type, children }) {
      const shown = children.filter((child) => !isBlank(child));
      const outcomes = shown.map(outcomesIn);
      for (const [index, node] of shown.entries()) {
        const own = outcomes[index];
        const before = outcomes[index - 1];
        if (type === 'JSXFragment' && own.has('text')) context.report({ node, messageId: 'fragment' });
        else if (shown.length > 1 && own.size > 1 && isText(own) && comesAndGoes(own)) context.report({ node, messageId: 'conditional' });
        else if (before && varies(before) && isText(own)) context.report({ node, messageId: 'behind' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
