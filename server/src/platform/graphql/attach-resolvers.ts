import { isObjectType, isScalarType, type GraphQLFieldResolver, type GraphQLScalarType, type GraphQLSchema } from 'graphql';

type FieldResolvers = Record<string, unknown>;

/** Puts a resolver on each field and its functions on each scalar; one that the schema does not have stops the start. */
export function attachResolvers(schema: GraphQLSchema, byType: Record<string, FieldResolvers | GraphQLScalarType>): void {
  for (const [name, resolvers] of Object.entries(byType)) {
    const type = schema.getType(name);
    if (isScalarType(type) && isScalarType(resolvers)) {
      const { serialize, parseValue, parseLiteral } = resolvers;
      Object.assign(type, { serialize, parseValue, parseLiteral });
    } else if (isObjectType(type)) {
      const fields = type.getFields();
      for (const [field, resolve] of Object.entries(resolvers)) {
        if (!fields[field]) throw new Error(`${name}.${field} has a resolver and is not in the schema`);
        fields[field].resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
      }
    } else {
      throw new Error(`${name} has resolvers and is no type of the schema`);
    }
  }
}
