import {
  BREAK,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { EdgeSchema } from '../edge-schema.ts'
import type { FieldPlan } from './field-plan.ts'

/**
 * Maximum of cached variants of one document by @skip and @include, so that clients can't fill the memory with them.
 */
const MOST_VARIANTS = 200

/** Facts computed once per document. */
export type DocumentPlan = {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** Whether it asks for a root field that the upstream answers. */
  isForwarded: boolean
  fields: LRUCache<string, FieldPlan>
  /** Operations of several root fields: JSON text of the query, and its variables. */
  merged: LRUCache<string, { query: string; variables: readonly string[] }>
}

export function planDocument(edge: EdgeSchema, document: DocumentNode): DocumentPlan {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  return {
    fragments,
    isForwarded: hasForwarded(edge, document),
    fields: new LRUCache({ max: MOST_VARIANTS }),
    merged: new LRUCache({ max: MOST_VARIANTS }),
  }
}

function hasForwarded(edge: EdgeSchema, document: DocumentNode): boolean {
  const info = new TypeInfo(edge.schema)
  let found = false
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType()
        found = parent != null && edge.isForwarded(parent, node.name.value)
        return found ? BREAK : undefined
      },
    }),
  )
  return found
}
