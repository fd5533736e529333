/** The native fields of a day; every browser draws them in its own way, in its own language. */
const NATIVE = /^(date|month|week|datetime-local)$/;
/** The names of times of day in what the API answers, `HH:mm`. */
const TIMES = /^(time|open|close|breakStart|breakEnd|startTime|endTime)$/;
/** The calls that give a time of day as `HH:mm`. */
const CLOCKS = /^(timeOf|seoulTime)$/;
/** The attributes that a screen reader says. */
const SAID = /^aria-(label|description|roledescription|valuetext)$/;
/** Attributes with a text that somebody reads. */
const READ = /^(aria-label|label|title|description|note|text|placeholder)$/;
const WRITTEN = /^format(Date|LongDate|DateTime|Time|Day)$/;
const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : node.type === 'Identifier' ? node.name : '';

function attributeAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXAttribute') return at.name.name;
    if (at.type === 'JSXElement') return null;
  }
  return null;
}

/**
 * The rule `petcare/dates`: a day is chosen in one picker, a time of day is written in one way (오후 2:30), and both are said to
 * screen readers as people say them (11월 27일 금요일, 오후 2시 30분).
 */
export const dates = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      native: 'Each browser draws its own calendar: `DatePicker` of @petcare/ui/date.',
      time: 'Times are written in one way, 오후 2:30: `formatTime` of @petcare/time.',
      said: 'Screen readers say the brackets of 2026년 11월 27일 (금) or skip the weekday: `spokenDate` or `spokenTime` of @petcare/time.',
    },
  },
  create(context) {
    const checkTime = (node) => {
      if (TIMES.test(nameOf(node)) || (node.type === 'CallExpression' && CLOCKS.test(nameOf(node.callee))))
        context.report({ node, messageId: 'time' });
    };
    return {
      JSXAttribute({ name, value }) {
        if (name.name === 'type' && value?.type === 'Literal' && NATIVE.test(value.value))
          context.report({ node: value, messageId: 'native' });
      },
      'JSXElement > JSXExpressionContainer': ({ expression }) => checkTime(expression),
      TemplateLiteral(node) {
        const attribute = attributeAround(node);
        if (attribute === null ? node.parent.type !== 'JSXExpressionContainer' : !READ.test(attribute)) return;
        for (const expression of node.expressions) checkTime(expression);
      },
      CallExpression(node) {
        if (WRITTEN.test(node.callee.name ?? '') && SAID.test(attributeAround(node) ?? '')) context.report({ node, messageId: 'said' });
      },
    };
  },
};
