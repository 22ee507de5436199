import { createHash } from 'node:crypto'
import {
  type ASTNode,
  type FieldNode,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { DocumentPlan } from './document-plan.ts'
import type { EdgeSchema } from './edge-schema.ts'
import { type Form, helperName, type Stripper } from './owned-fields.ts'
import { compilePatch, isEmpty, type PatchPlan } from './patch.ts'

/** One root field as it is sent upstream. */
export type FieldPlan = {
  /** Unique in its document. */
  id: string
  name: string
  /** Null for it is no answer. */
  isNonNull: boolean
  form: Form
  patch: PatchPlan | undefined
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
type FieldContext = {
  edge: EdgeSchema
  stripper: Stripper
  document: DocumentPlan
  operation: OperationDefinitionNode
  parent: GraphQLObjectType
  exec: boolean
}

/** `nodes`: the client's nodes of one response key, not skipped. */
export function planField(context: FieldContext, nodes: readonly FieldNode[]): FieldPlan {
  const { document, operation, exec } = context
  const id = `${exec}:${operation.loc?.start}:${nodes.map((node) => node.loc?.start).join()}`
  const known = document.fields.get(id)
  if (known) return known
  const plan = makePlan(context, nodes, id)
  document.fields.set(id, plan)
  return plan
}

function makePlan(context: FieldContext, nodes: readonly FieldNode[], id: string): FieldPlan {
  const { edge, stripper, document, operation, parent, exec } = context
  const [first] = nodes as [FieldNode]
  const name = first.name.value
  const { type: outerType } = parent.getFields()[name] ?? {}
  const type = getNamedType(outerType)
  const sets = nodes.flatMap((node) => node.selectionSet ?? [])
  const compiled = exec || !type ? undefined : compilePatch(edge, document.fragments, sets, type)
  const patch = compiled && !isEmpty(compiled) ? compiled : undefined
  const form: Form = exec ? 'exec' : patch ? 'patch' : 'raw'

  const options = { form, fragments: document.fragments }
  const fragments: Record<string, string> = {}
  const used = new Set<string>()
  /** Reads what is sent, not what the client wrote: variables of the edge's own fields must not be declared. */
  const use = (sent: ASTNode): void => {
    visit(sent, {
      Variable(variable) {
        used.add(variable.name.value)
      },
      FragmentSpread(spread) {
        addFragment(spread.name.value)
      },
    })
  }
  const addFragment = (sentName: string): void => {
    const definition = document.fragments[form === 'raw' ? sentName : sentName.slice(helperName(form, '').length)]
    if (!definition || sentName in fragments) return
    const sent = form === 'raw' ? definition : stripper.fragment(definition, options)
    fragments[sentName] = print(sent)
    use(sent)
  }

  let selection = ''
  if (isCompositeType(type)) {
    const selectionSet: SelectionSetNode = {
      kind: Kind.SELECTION_SET,
      selections: sets.flatMap((set) => set.selections),
    }
    const merged: FieldNode = { kind: Kind.FIELD, name: first.name, selectionSet }
    const sent = form === 'raw' ? merged : stripper.field(merged, operation.operation, options)
    if (sent.selectionSet) {
      use(sent.selectionSet)
      selection = ` ${print(sent.selectionSet)}`
    }
  }
  const args = first.arguments ?? []
  for (const arg of args) use(arg)
  const text = `${name}${args.length > 0 ? `(${args.map(print).join(', ')})` : ''}${selection}`
  const definitions = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
  const variables = new Map(definitions.map((definition) => [definition.variable.name.value, print(definition)]))
  const single = operationText(operation.operation, [{ key: SINGLE_KEY, text, variables, fragments }])
  const hash = createHash('sha256').update(single).digest('base64url').slice(0, 22)
  return {
    id,
    name,
    isNonNull: isNonNullType(outerType),
    form,
    patch,
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
