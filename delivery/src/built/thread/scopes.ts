import { analyze, type Variable } from 'eslint-scope';
import { eachChild, type AnyNode, type Program } from './syntax.ts';

/** The nodes around each node of a file, and the meaning of each name in it. */
export type Scopes = {
  parentOf(node: AnyNode): AnyNode | undefined;
  /** The meaning of a name that is used. */
  variableOf(name: AnyNode): Variable | undefined;
  /** The variable that a name declares where it stands. */
  declaredBy(name: AnyNode): Variable | undefined;
  /** The value that a name was declared with; undefined when it is given another value anywhere. */
  valueOf(name: AnyNode): AnyNode | undefined;
};

export type { Variable };

export function scopesOf(program: Program): Scopes {
  const parents = new Map<AnyNode, AnyNode>();
  const open: AnyNode[] = [program];
  for (let node = open.pop(); node; node = open.pop()) {
    const parent = node;
    eachChild(parent, (child) => {
      parents.set(child, parent);
      open.push(child);
    });
  }
  const options = { ecmaVersion: 2024, sourceType: program.sourceType, fallback: 'iteration' } as const;
  const manager = analyze(program as Parameters<typeof analyze>[0], options);
  const variables = new Map<unknown, Variable>();
  const declared = new Map<unknown, Variable>();
  for (const { references, variables: own } of manager.scopes) {
    for (const variable of own) for (const name of variable.identifiers) declared.set(name, variable);
    for (const { identifier, resolved } of references) if (resolved) variables.set(identifier, resolved);
  }
  const variableOf = (name: AnyNode) => variables.get(name);
  return {
    parentOf: (node) => parents.get(node),
    variableOf,
    declaredBy: (name) => declared.get(name),
    valueOf(name) {
      const variable = variableOf(name);
      const [definition, ...others] = variable?.defs ?? [];
      if (!variable || !definition || others.length > 0) return undefined;
      const written = variable.references.filter((reference) => reference.isWrite() && !reference.init);
      if (written.length > 0) return undefined;
      const node = definition.node as AnyNode;
      if (definition.type === 'FunctionName') return node;
      return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? (node.init ?? undefined) : undefined;
    },
  };
}
