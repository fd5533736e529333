import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { MOST_A_PAGE, USUAL_A_PAGE } from '../paging.ts';
import type { Operation } from './operation.ts';

type Fields = GraphQLObjectType | GraphQLInterfaceType;
type DeclaredCost = { weight: number; size: number };
type Variables = Readonly<Record<string, unknown>>;

/** A root field asks the database, whatever it gives. */
const ROOT = 20;
/** All of introspection, which only tools outside production ask for. */
const INTROSPECTION = 3_000;
/** Of a list that says neither how long it is nor is told. */
const USUAL_SIZE = 10;
const COUNTS = ['count', 'itemsPerPage'];
const LISTED = ['ids', 'symptomIds'];

/** Reads each field's `@cost` into its extensions. */
export function readCosts(schema: GraphQLSchema): void {
  const directive = schema.getDirective('cost')!;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!hasFields(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { weight = 1, size = USUAL_SIZE } = (field.astNode && getDirectiveValues(directive, field.astNode)) ?? {};
      field.extensions = { ...field.extensions, cost: { weight, size } };
    }
  }
}

/** The most that a valid operation asks for: its fields, each as often as the lists around it have things. */
export function costOf(schema: GraphQLSchema, document: DocumentNode, { type, node, fields }: Operation, variables: Variables): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const known = new Map<string, number>();

  function ofSelections({ selections }: SelectionSetNode, parent: Fields): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += ofField(selection, parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += ofSelections(selection.selectionSet, on(selection.typeCondition, parent));
      else cost += ofFragment(selection.name.value, parent);
    }
    return cost;
  }

  function ofFragment(name: string, parent: Fields): number {
    const fragment = fragments.get(name)!;
    const cost = known.get(name) ?? ofSelections(fragment.selectionSet, on(fragment.typeCondition, parent));
    known.set(name, cost);
    return cost;
  }

  function ofField(selected: FieldNode, parent: Fields): number {
    const name = selected.name.value;
    if (name.startsWith('__')) return name === '__typename' ? 1 : INTROSPECTION;
    const field = parent.getFields()[name]!;
    const { weight, size } = (field.extensions['cost'] ?? { weight: 1, size: USUAL_SIZE }) as DeclaredCost;
    const inner = getNamedType(field.type);
    const each = weight + (selected.selectionSet && hasFields(inner) ? ofSelections(selected.selectionSet, inner) : 0);
    return isListType(getNullableType(field.type)) ? 1 + each * (askedSize(field, selected, variables) ?? size) : each;
  }

  function on(condition: { name: { value: string } } | undefined, parent: Fields): Fields {
    const type = condition && schema.getType(condition.name.value);
    return hasFields(type) ? type : parent;
  }

  const root = type === 'Query' ? schema.getQueryType()! : schema.getMutationType()!;
  return ROOT * fields.length + ofSelections(node.selectionSet, root);
}

/** The number of things that a list is asked for: those of its page, or those whose ids it is told. */
function askedSize(field: GraphQLField<unknown, unknown>, selected: FieldNode, variables: Variables): number | undefined {
  for (const { name, defaultValue } of field.args) {
    const isCount = COUNTS.includes(name);
    if (!isCount && !LISTED.includes(name)) continue;
    const given = selected.arguments?.find((argument) => argument.name.value === name)?.value;
    const value = given && valueOf(given, variables);
    if (!isCount) return Array.isArray(value) ? value.length : 1;
    // More than a page may have is refused by whoever answers the field.
    return Math.min(Math.max(Number(value ?? defaultValue ?? USUAL_A_PAGE), 1), MOST_A_PAGE);
  }
  return undefined;
}

function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.LIST) return node.values;
  return node.kind === Kind.INT ? Number(node.value) : undefined;
}

function hasFields(type: unknown): type is Fields {
  return isObjectType(type) || isInterfaceType(type);
}
