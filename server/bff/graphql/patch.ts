import {
  type DirectiveNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { EdgeContext } from './edge-context.ts'
import type { EdgeSchema } from './edge-schema.ts'
import { conditionOf, type Fragments, HELPER_PREFIX, TYPE_KEY } from './owned-fields.ts'

type Path = GraphQLResolveInfo['path']
type Conditional = { directives?: readonly DirectiveNode[] }
type OwnedLeaf = {
  key: string
  typeName: string
  field: GraphQLField<unknown, unknown>
  node: FieldNode
  /** What stands between it and the object, with @skip and @include. */
  conditions: readonly Conditional[]
}

/** Where in an upstream's value the edge's own fields have to be filled in. */
export type PatchPlan = { owned: OwnedLeaf[]; children: [key: string, plan: PatchPlan][] }

/**
 * The plan for a selection; undefined when it can't be patched: own fields that are objects or that may not be null,
 * and keys that stand for different types.
 */
export function compilePatch(
  edge: EdgeSchema,
  fragments: Fragments,
  selectionSets: readonly SelectionSetNode[],
  type: GraphQLNamedType,
): PatchPlan | undefined {
  const owned: OwnedLeaf[] = []
  const below = new Map<string, Map<GraphQLNamedType, SelectionSetNode[]>>()

  const collect = (set: SelectionSetNode, on: GraphQLNamedType, conditions: readonly Conditional[]): boolean =>
    set.selections.every((selection) => {
      const nested = selection.directives?.length ? [...conditions, selection] : conditions
      if (selection.kind !== Kind.FIELD) {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
        return !fragment || collect(fragment.selectionSet, conditionOf(edge, fragment, on), nested)
      }
      const field = isObjectType(on) || isInterfaceType(on) ? on.getFields()[selection.name.value] : undefined
      if (!field) return true // __typename
      const key = (selection.alias ?? selection.name).value
      if (edge.isOwned(on, field.name)) {
        owned.push({ key, typeName: on.name, field, node: selection, conditions: nested })
        return isLeafType(getNamedType(field.type)) && !isNonNullType(field.type)
      }
      if (selection.selectionSet) add(below, key, getNamedType(field.type), selection.selectionSet)
      return true
    })

  if (!selectionSets.every((set) => collect(set, type, []))) return undefined
  const children: [string, PatchPlan][] = []
  for (const [key, byType] of below) {
    for (const [childType, sets] of byType) {
      const plan = compilePatch(edge, fragments, sets, childType)
      if (!plan || (!isEmpty(plan) && byType.size > 1)) return undefined
      if (!isEmpty(plan)) children.push([key, plan])
    }
  }
  return { owned, children }
}

export function isEmpty({ owned, children }: PatchPlan): boolean {
  return owned.length === 0 && children.length === 0
}

/** Fills the edge's own fields into `value`, which is changed, and drops what was asked for on their account. */
export async function applyPatch<T>(
  plan: PatchPlan,
  value: T,
  context: EdgeContext,
  info: GraphQLResolveInfo,
): Promise<T> {
  const pending: Promise<void>[] = []
  const errors: GraphQLError[] = []
  const prepare = memo((leaf: OwnedLeaf) => ({
    isOn: leaf.conditions.every((condition) => isIncluded(condition, info)),
    args: getArgumentValues(leaf.field, leaf.node, info.variableValues),
  }))

  const fill = (leaf: OwnedLeaf, target: Record<string, unknown>, source: object, path: Path): void => {
    const fail = (error: unknown) => {
      target[leaf.key] = null
      errors.push(errorAt(error, { prev: path, key: leaf.key, typename: leaf.typeName }))
    }
    try {
      const result: unknown = leaf.field.resolve?.(source, prepare(leaf).args, context, info)
      const put = (final: unknown) => {
        target[leaf.key] = final ?? null
      }
      if (result instanceof Promise) pending.push(result.then(put).catch(fail))
      else put(result)
    } catch (error) {
      fail(error)
    }
  }

  const walk = ({ owned, children }: PatchPlan, at: unknown, path: Path): void => {
    if (at === null || typeof at !== 'object') return
    if (Array.isArray(at)) {
      for (const [key, item] of at.entries()) walk({ owned, children }, item, { prev: path, key, typename: undefined })
      return
    }
    const target = at as Record<string, unknown>
    for (const [key, child] of children) walk(child, target[key], { prev: path, key, typename: undefined })
    const source = { ...target }
    for (const key of Object.keys(target)) if (key.startsWith(HELPER_PREFIX)) delete target[key]
    const typeName = source[TYPE_KEY]
    for (const leaf of owned) {
      if (prepare(leaf).isOn && (typeName ?? leaf.typeName) === leaf.typeName) fill(leaf, target, source, path)
    }
  }

  walk(plan, value, info.path)
  await Promise.all(pending)
  if (errors.length > 0) context.errors = [...(context.errors ?? []), ...errors]
  return value
}

function isIncluded(node: Conditional, { variableValues }: GraphQLResolveInfo): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false
}

function errorAt(error: unknown, at: Path): GraphQLError {
  const path: (string | number)[] = []
  for (let step: Path | undefined = at; step; step = step.prev) path.unshift(step.key)
  const original = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(original.message, { path, originalError: original })
}

function add<K, T>(groups: Map<string, Map<K, T[]>>, key: string, kind: K, item: T): void {
  const group = groups.get(key) ?? new Map<K, T[]>()
  groups.set(key, group)
  group.set(kind, [...(group.get(kind) ?? []), item])
}

function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
