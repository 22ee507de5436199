import { createHash } from 'node:crypto'
import {
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  isNonNullType,
  Kind,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { LRUCache } from 'lru-cache'

/** One root field as it is sent upstream. */
export type FieldPlan = {
  /** Unique in its document. */
  id: string
  name: string
  /** Null for it is no answer. */
  isNonNull: boolean
  /** `name(arguments) { selection }`, without alias. */
  text: string
  /** Variables that it uses, with their definitions. */
  variables: ReadonlyMap<string, string>
  /** Fragments that it uses, by name. */
  fragments: Readonly<Record<string, string>>
  /** JSON text of an operation with this field alone, under the key `f`, and the hash that stands for it. */
  singleQuery: string
  hash: string
}

export const SINGLE_KEY = 'f'

type Parts = { key: string } & Pick<FieldPlan, 'text' | 'variables' | 'fragments'>
type FieldSource = {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  fields: LRUCache<string, FieldPlan>
}

/** `info`: of a forwarded root field, with the client's nodes of one response key, those skipped left out. */
export function planField(document: FieldSource, info: GraphQLResolveInfo): FieldPlan {
  const id = `${info.operation.loc?.start}:${info.fieldNodes.map((node) => node.loc?.start).join()}`
  const known = document.fields.get(id)
  if (known) return known
  const plan = makePlan(document, info, id)
  document.fields.set(id, plan)
  return plan
}

function makePlan(document: FieldSource, info: GraphQLResolveInfo, id: string): FieldPlan {
  const { fieldName: name, fieldNodes: nodes, operation } = info
  const fragments: Record<string, string> = {}
  const used = new Set<string>()
  const use = (node: ASTNode): void => {
    visit(node, {
      Variable(variable) {
        used.add(variable.name.value)
      },
      FragmentSpread(spread) {
        addFragment(spread.name.value)
      },
    })
  }
  const addFragment = (fragmentName: string): void => {
    const definition = document.fragments[fragmentName]
    if (!definition || fragmentName in fragments) return
    fragments[fragmentName] = print(definition)
    use(definition)
  }

  const selections = nodes.flatMap((node) => node.selectionSet?.selections ?? [])
  const selectionSet: SelectionSetNode = { kind: Kind.SELECTION_SET, selections }
  use(selectionSet)
  const selection = selections.length > 0 ? ` ${print(selectionSet)}` : ''
  const args = nodes[0]?.arguments ?? []
  for (const arg of args) use(arg)
  const text = `${name}${args.length > 0 ? `(${args.map(print).join(', ')})` : ''}${selection}`
  const definitions = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
  const variables = new Map(definitions.map((definition) => [definition.variable.name.value, print(definition)]))
  const single = operationText(operation.operation, [{ key: SINGLE_KEY, text, variables, fragments }])
  const hash = createHash('sha256').update(single).digest('base64url').slice(0, 22)
  return {
    id,
    name,
    isNonNull: isNonNullType(info.returnType),
    text,
    variables,
    fragments,
    singleQuery: JSON.stringify(single),
    hash,
  }
}

/** Text of an operation with these root fields. */
export function operationText(kind: string, parts: readonly Parts[]): string {
  const variables = new Map(parts.flatMap((part) => [...part.variables]))
  const fragments = Object.assign({}, ...parts.map((part) => part.fragments)) as Record<string, string>
  const definitions = variables.size > 0 ? `(${[...variables.values()].join(', ')})` : ''
  const fields = parts.map(({ key, text }) => `${key}: ${text}`).join(' ')
  return [`${kind}${definitions} { ${fields} }`, ...Object.values(fragments)].join(' ')
}

/** The values of some variables, in their order; those without a value are left out. */
export function pickVariables(
  names: Iterable<string>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names) if (values[name] !== undefined) picked[name] = values[name]
  return picked
}
