import {
  type ExecutionResult,
  execute,
  type FieldNode,
  GraphQLBoolean,
  GraphQLError,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  getNamedType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql'

type Path = GraphQLResolveInfo['path']

const keysOf = (path: Path | undefined): (string | number)[] =>
  path === undefined ? [] : [...keysOf(path.prev), path.key]

/** A field without what has been done already: its arguments are read, its directives let it pass. */
const alone = (node: FieldNode): FieldNode => ({ ...node, arguments: [], directives: [] })

/** Within plain data only @skip and @include take variables. */
const isBoolean = ({ type }: VariableDefinitionNode, { schema }: GraphQLResolveInfo): boolean =>
  getNamedType(typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])) === GraphQLBoolean

/** The field as a query of its own. */
const documentOf = (info: GraphQLResolveInfo) => ({
  kind: Kind.DOCUMENT as const,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION as const,
      operation: OperationTypeNode.QUERY,
      variableDefinitions: (info.operation.variableDefinitions ?? []).filter((each) => isBoolean(each, info)),
      selectionSet: { kind: Kind.SELECTION_SET as const, selections: info.fieldNodes.map(alone) },
    },
    ...Object.values(info.fragments),
  ],
})

const withPath = (error: GraphQLError, path: (string | number)[]): GraphQLError => {
  const { message, nodes, source, positions, originalError, extensions } = error
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions })
}

/**
 * Completes values of a field as graphql-js does, with its errors. Throws the one that reaches the field itself; `report` gets those of
 * parts that are null for it.
 */
export const createCompletedByGraphql = (
  parentName: string,
  { name: fieldName, type }: { name: string; type: GraphQLOutputType },
  plainTypes: ReadonlySet<GraphQLNamedType>,
) => {
  // Errors name the field by its type.
  const query = new GraphQLObjectType({ name: parentName, fields: { [fieldName]: { type } } })
  let schema: GraphQLSchema | null = null

  return (
    value: unknown,
    contextValue: unknown,
    info: GraphQLResolveInfo,
    report: (errors: readonly GraphQLError[]) => void,
  ): unknown => {
    const settle = ({ data, errors = [] }: ExecutionResult): unknown => {
      const above = keysOf(info.path.prev)
      const located = errors.map((error) => withPath(error, [...above, ...(error.path ?? [])]))
      const fatal = data ? undefined : located.pop()
      if (located.length > 0) report(located)
      if (fatal) throw fatal
      return data?.[info.path.key]
    }
    schema ??= new GraphQLSchema({ query, types: [...plainTypes], assumeValid: true })
    const result = execute({
      schema,
      document: documentOf(info),
      rootValue: { [fieldName]: value },
      contextValue,
      variableValues: info.variableValues,
    })
    return result instanceof Promise ? result.then(settle) : settle(result)
  }
}
