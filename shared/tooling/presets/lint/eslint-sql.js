const writes = /(insert into [\w.]+|\bset)\s*$/;

/** A literal that says each of its keys. */
const saysItsKeys = (node) => node.type === 'ObjectExpression' && node.properties.every(({ type }) => type === 'Property');
/** `namedPart(change, ['name', …])` says which of the keys it takes. */
const takesNamedKeys = (node) => node.type === 'CallExpression' && node.callee.name === 'namedPart';

/** An object that a statement writes has its columns named there: a key more, and whoever sent it would choose the column. */
const namedColumns = {
  meta: { type: 'problem', schema: [], messages: { unnamed: "Name the columns: sql(row, 'name', …), or sql(namedPart(change, […]))." } },
  create: (context) => ({
    TemplateLiteral({ quasis, expressions }) {
      expressions.forEach((expression, index) => {
        if (expression.type !== 'CallExpression' || expression.arguments.length !== 1 || !writes.test(quasis[index].value.raw)) return;
        const [written] = expression.arguments;
        if (!saysItsKeys(written) && !takesNamedKeys(written)) context.report({ node: expression, messageId: 'unnamed' });
      });
    },
  }),
};

/** The rules for SQL: a plugin of ESLint. */
export const sqlRules = { rules: { 'named-columns': namedColumns } };
