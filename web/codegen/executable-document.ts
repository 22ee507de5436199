import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
} from 'graphql'

export type ExecutableOperation = {
  name: string
  /** Exactly what the edge runs. */
  text: string
  /** SHA-256 of the text, in hex. */
  id: string
  document: DocumentNode
}

/**
 * The operations of all documents in the form in which they are run. Fragments on the type that they stand in are written
 * out and `__typename` is added only where a type is abstract: Apollo needs it there to find fragments; elsewhere it would only
 * make every page larger.
 */
export function executableOperations(schema: GraphQLSchema, documents: readonly DocumentNode[]): ExecutableOperation[] {
  const definitions = documents.flatMap((document) => document.definitions)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => executable(definition, schema, fragments))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function executable(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ExecutableOperation {
  const name = operation.name?.value
  const root = schema.getRootType(operation.operation)
  if (!name || !root) throw new Error(`An operation needs a name and a root type: ${print(operation).slice(0, 80)}`)
  const expand = expander(schema, fragments)
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, selectionSet: expand(operation.selectionSet, root, true) }],
  }
  const text = stripIgnoredCharacters(print(document))
  return { name, text, id: createHash('sha256').update(text).digest('hex'), document }
}

function expander(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const selectionsOf = (set: SelectionSetNode, parent: GraphQLCompositeType): SelectionNode[] =>
    set.selections.flatMap((selection): SelectionNode[] => {
      if (selection.kind === Kind.FIELD) return [expandField(selection, parent)]
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return expandFragment(selection.selectionSet, selection.typeCondition?.name.value ?? parent.name, parent)
      }
      const fragment = fragments.get(selection.name.value)
      if (!fragment) throw new Error(`Unknown fragment ${selection.name.value}`)
      return expandFragment(fragment.selectionSet, fragment.typeCondition.name.value, parent)
    })

  const expandFragment = (set: SelectionSetNode, typeName: string, parent: GraphQLCompositeType): SelectionNode[] => {
    const type = schema.getType(typeName)
    if (!type || !isCompositeType(type)) throw new Error(`A fragment is on ${typeName}, which has no fields`)
    if (typeName === parent.name) return selectionsOf(set, parent)
    const typeCondition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: typeName } } as const
    return [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: expand(set, type) }]
  }

  const expandField = (field: FieldNode, parent: GraphQLCompositeType): FieldNode => {
    if (!field.selectionSet || !(isObjectType(parent) || isInterfaceType(parent))) return field
    const definition = parent.getFields()[field.name.value]
    const type = definition && getNamedType(definition.type)
    if (!type || !isCompositeType(type)) throw new Error(`${parent.name}.${field.name.value} has no fields`)
    return { ...field, selectionSet: expand(field.selectionSet, type) }
  }

  const expand = (set: SelectionSetNode, type: GraphQLCompositeType, isRoot = false): SelectionSetNode => {
    const selections = merged(selectionsOf(set, type))
    const needsTypename = !isRoot && !isObjectType(type)
    const hasTypename = selections.some((field) => isField(field, '__typename'))
    return {
      kind: Kind.SELECTION_SET,
      selections: needsTypename && !hasTypename ? [typename, ...selections] : selections,
    }
  }
  return expand
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

function isField(selection: SelectionNode, name: string): boolean {
  return selection.kind === Kind.FIELD && !selection.alias && selection.name.value === name
}

/** The same field twice becomes one with the selections of both; everything else stays as it is. */
function merged(selections: readonly SelectionNode[]): SelectionNode[] {
  const byKey = new Map<string, SelectionNode>()
  for (const selection of selections) {
    const { selectionSet, ...head } = selection as FieldNode
    const key = print({ ...head, selectionSet: undefined } as FieldNode)
    const known = byKey.get(key)
    if (selection.kind !== Kind.FIELD) byKey.set(`${key}${byKey.size}`, selection)
    else if (!known) byKey.set(key, selection)
    else if (selectionSet && known.kind === Kind.FIELD && known.selectionSet) {
      const both = merged([...known.selectionSet.selections, ...selectionSet.selections])
      byKey.set(key, { ...known, selectionSet: { kind: Kind.SELECTION_SET, selections: both } })
    }
  }
  return [...byKey.values()]
}
