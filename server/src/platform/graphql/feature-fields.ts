import { features, featuresAskedOf, featuresOfferedBy } from '@petcare/features';
import { Kind, parseType, type ConstDirectiveNode, type DefinitionNode, type DocumentNode, type NameNode } from 'graphql';

type Kinds = Parameters<typeof featuresAskedOf>[0];

/** The document with a field, or a value, for each feature of listings wherever `@features` stands; what is declared there stays. */
export function withFeatures(document: DocumentNode): DocumentNode {
  return { ...document, definitions: document.definitions.map(withOwnFeatures) };
}

function withOwnFeatures(node: DefinitionNode): DefinitionNode {
  switch (node.kind) {
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_DEFINITION:
      return { ...node, fields: [...(node.fields ?? []), ...fieldsOf(node, Kind.FIELD_DEFINITION, 'Boolean!')] };
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...node, fields: [...(node.fields ?? []), ...fieldsOf(node, Kind.INPUT_VALUE_DEFINITION, 'Boolean')] };
    case Kind.ENUM_TYPE_DEFINITION:
      return {
        ...node,
        values: [...(node.values ?? []), ...namesOf(node).map((name) => ({ kind: Kind.ENUM_VALUE_DEFINITION, name }) as const)],
      };
    default:
      return node;
  }
}

type Declaring = { directives?: readonly ConstDirectiveNode[]; fields?: readonly { name: NameNode }[] };

function fieldsOf<K extends Kind>(node: Declaring, kind: K, type: string) {
  return namesOf(node).map((name) => ({ kind, name, type: parseType(type) }));
}

/** The names that a type lacks of the features that its directive asks for. */
function namesOf({ directives = [], fields = [] }: Declaring): NameNode[] {
  const directive = directives.find(({ name }) => name.value === 'features');
  if (!directive) return [];
  const kindIn = (argument: string) => {
    const value = directive.arguments?.find(({ name }) => name.value === argument)?.value;
    return value?.kind === Kind.ENUM ? (value.value as Kinds) : undefined;
  };
  const [askedOf, offeredBy] = [kindIn('askedOf'), kindIn('offeredBy')];
  const wanted = askedOf ? featuresAskedOf(askedOf) : offeredBy ? featuresOfferedBy(offeredBy) : features;
  return wanted
    .filter((feature) => !fields.some(({ name }) => name.value === feature.name))
    .map(({ name }) => ({ kind: Kind.NAME, value: name }));
}
