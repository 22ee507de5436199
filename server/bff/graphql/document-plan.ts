import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  Kind,
  type NameNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { EdgeSchema } from './edge-schema.ts'
import type { FieldPlan } from './field-plan.ts'
import type { Fragments } from './owned-fields.ts'
import { compilePatch } from './patch.ts'

/** Raw twins of forwarded root fields are called like them with this before it. */
export const TWIN_PREFIX = 'raw__'

/** Combinations that @skip and @include make of one document, so that nobody can fill the memory with them. */
const MOST_VARIANTS = 200

/** What is worked out once for a document. */
export type DocumentPlan = {
  fragments: Fragments
  /** With twins in place of forwarded root fields; undefined when there are none. */
  rewritten: DocumentNode | undefined
  /** The client's own node of each twin. */
  originals: WeakMap<FieldNode, FieldNode>
  fields: LRUCache<string, FieldPlan>
  /** Operations of several root fields: JSON text of the query, and its variables. */
  merged: LRUCache<string, { query: string; variables: readonly string[] }>
}

/**
 * Replaces root fields by leaves of the scalar RawJson, except those that can only be answered by executing their
 * selection (`exec: true` leaves them all). Nodes with the same response key stay or go together.
 */
export function planDocument(edge: EdgeSchema, document: DocumentNode, exec: boolean): DocumentPlan {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  const originals = new WeakMap<FieldNode, FieldNode>()
  const executed = exec ? undefined : executedKeys(edge, document, fragments)
  let hasTwins = false
  const rewritten =
    executed &&
    visitForwarded(edge, document, (node) => {
      if (executed.has(keyOf(node))) return false
      hasTwins = true
      const twin: FieldNode = {
        ...node,
        alias: named(keyOf(node)),
        name: named(TWIN_PREFIX + node.name.value),
        selectionSet: undefined,
      }
      originals.set(twin, node)
      return twin
    })
  return {
    fragments,
    originals,
    rewritten: hasTwins ? rewritten : undefined,
    fields: new LRUCache({ max: MOST_VARIANTS }),
    merged: new LRUCache({ max: MOST_VARIANTS }),
  }
}

/** Response keys of root fields with own fields below them that can't be patched in. */
function executedKeys(edge: EdgeSchema, document: DocumentNode, fragments: Fragments): Set<string> {
  const groups = new Map<string, { key: string; name: string; parent: GraphQLObjectType; sets: SelectionSetNode[] }>()
  visitForwarded(edge, document, (node, parent) => {
    const key = keyOf(node)
    const name = node.name.value
    const group = groups.get(`${key}:${name}`) ?? { key, name, parent, sets: [] }
    groups.set(`${key}:${name}`, group)
    if (node.selectionSet) group.sets.push(node.selectionSet)
    return false
  })
  const keys = new Set<string>()
  for (const { key, name, parent, sets } of groups.values()) {
    const field = parent.getFields()[name]
    if (field && !compilePatch(edge, fragments, sets, getNamedType(field.type))) keys.add(key)
  }
  return keys
}

type Visitor = (node: FieldNode, parent: GraphQLObjectType) => FieldNode | false

function visitForwarded(edge: EdgeSchema, document: DocumentNode, onField: Visitor): DocumentNode {
  const info = new TypeInfo(edge.schema)
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType()
        if (!parent || !edge.isForwarded(parent, node.name.value)) return undefined
        return onField(node, parent as GraphQLObjectType)
      },
    }),
  )
}

export function keyOf(node: FieldNode): string {
  return (node.alias ?? node.name).value
}

function named(value: string): NameNode {
  return { kind: Kind.NAME, value }
}
