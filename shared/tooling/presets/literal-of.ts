import ts from 'typescript';

/**
 * The value of an expression that is written out: texts, numbers, true, false, null, lists and objects of them.
 * @throws with file and line for anything that would have to be run
 */
export function literalOf(node: ts.Expression, source: ts.SourceFile): unknown {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literalOf(node.expression, source);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (isNegative(node)) return -Number(node.operand.getText(source));
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => literalOf(element, source));
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map((property) => entryOf(property, source)));
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      throw unreadable(node, source);
  }
}

function isNegative(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
}

/**
 * The value that a type is written out of, as of `{ type: 'object'; required: ['place'] }`.
 * @throws as `literalOf`
 */
export function literalOfType(node: ts.TypeNode, source: ts.SourceFile): unknown {
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal as ts.Expression, source);
  if (ts.isTupleTypeNode(node)) return node.elements.map((element) => literalOfType(element, source));
  if (!ts.isTypeLiteralNode(node)) throw unreadable(node, source);
  return Object.fromEntries(
    node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type || !(ts.isIdentifier(member.name) || ts.isStringLiteralLike(member.name)))
        throw unreadable(member, source);
      return [member.name.text, literalOfType(member.type, source)];
    }),
  );
}

function entryOf(property: ts.ObjectLiteralElementLike, source: ts.SourceFile): [string, unknown] {
  if (!ts.isPropertyAssignment(property) || !(ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name)))
    throw unreadable(property, source);
  return [property.name.text, literalOf(property.initializer, source)];
}

/** The error that says that a node would have to be run, with file and line. */
export function unreadable(node: ts.Node, source: ts.SourceFile): Error {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return new Error(`${source.fileName}:${line + 1}: '${node.getText(source)}' is read without being run: write its value out.`);
}
