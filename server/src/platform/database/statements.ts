/** True for the text of a statement, among the arguments of a tag; false for names and rows that become parts of one. */
export const isTemplate = (given: unknown): given is TemplateStringsArray => Array.isArray(given) && 'raw' in given;

/** Statements that write; those that begin with a common table expression may do so in it. */
export function isWrite(template: TemplateStringsArray): boolean {
  const [first = ''] = /[a-z]+/i.exec(template[0] ?? '') ?? [];
  if (/^(insert|update|delete|merge)$/i.test(first)) return true;
  return /^with$/i.test(first) && /\b(insert\s+into|delete\s+from|update\s+[a-z_]+\b)/i.test(template.join(' '));
}

/** Statements that a standby can answer, as far as their text says: those that only ask. */
export function isQuestion(template: TemplateStringsArray): boolean {
  return /^\s*(select|with)\b/i.test(template[0] ?? '') && !isWrite(template);
}
