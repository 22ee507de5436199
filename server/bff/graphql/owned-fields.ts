import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  isAbstractType,
  Kind,
  type NameNode,
  type OperationTypeNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { EdgeSchema } from './edge-schema.ts'

/** For each nested field of the edge ("Type.field") the upstream's fields of the same object that it is made of. */
export type Requirements = Readonly<Record<string, readonly string[]>>
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/**
 * How the value of a forwarded root field reaches the response: as the upstream's text; as text that the edge's own
 * fields were filled into; or by executing the selection again on what the upstream gave.
 */
export type Form = 'raw' | 'patch' | 'exec'

/** Response keys and fragment names that the edge adds begin with this. */
export const HELPER_PREFIX = 'edge_'
export const TYPE_KEY = `${HELPER_PREFIX}__typename`

type StripOptions = { form: Form; fragments: Fragments }

export type Stripper = {
  field: (node: FieldNode, operation: OperationTypeNode, options: StripOptions) => FieldNode
  fragment: (fragment: FragmentDefinitionNode, options: StripOptions) => FragmentDefinitionNode
}

/**
 * Cuts the edge's own fields out of what is sent upstream and asks for what they are made of instead, under keys of
 * its own. Objects of abstract types get their type's name where it is needed. Fragments are renamed: the same
 * fragment may also be sent as it is.
 */
export function createStripper(edge: EdgeSchema, requirements: Requirements): Stripper {
  const typeName = firstSelection(`{ ${TYPE_KEY}: __typename }`)
  const replacements = new Map(
    Object.entries(requirements).map(([field, names]) => {
      const text = names.map((name) => `${HELPER_PREFIX}${name}: ${name}`).join(' ')
      return [field, firstSelection(`{ ... { ${text} } }`)]
    }),
  )

  const strip = <N extends ASTNode>(node: N, { form, fragments }: StripOptions): N => {
    const info = new TypeInfo(edge.schema)
    return visit(
      node,
      visitWithTypeInfo(info, {
        Field(field) {
          const parent = info.getParentType()
          if (!parent || !edge.isOwned(parent, field.name.value)) return undefined
          return replacements.get(`${parent.name}.${field.name.value}`) ?? typeName
        },
        FragmentSpread(spread) {
          return { ...spread, name: nameNode(helperName(form, spread.name.value)) }
        },
        SelectionSet(set) {
          const type = info.getParentType()
          if (!type || !isAbstractType(type)) return undefined
          if (form === 'patch' && !selectsOwned(edge, set, type, fragments)) return undefined
          return { ...set, selections: [...set.selections, typeName] }
        },
      }),
    )
  }

  return {
    field: (node, operation, options) => {
      const selectionSet: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [node] }
      const stripped = strip({ kind: Kind.OPERATION_DEFINITION, operation, selectionSet }, options)
      return stripped.selectionSet.selections[0] as FieldNode
    },
    fragment: (fragment, options) => ({
      ...strip(fragment, options),
      name: nameNode(helperName(options.form, fragment.name.value)),
    }),
  }
}

/** The edge's own fields are among those of the object itself. */
function selectsOwned(
  edge: EdgeSchema,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  fragments: Fragments,
): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return edge.isOwned(type, selection.name.value)
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
    return fragment && selectsOwned(edge, fragment.selectionSet, conditionOf(edge, fragment, type), fragments)
  })
}

/** The type that a fragment's selections are on. */
export function conditionOf(
  { schema }: EdgeSchema,
  fragment: { typeCondition?: FragmentDefinitionNode['typeCondition'] },
  outer: GraphQLNamedType,
): GraphQLNamedType {
  return (fragment.typeCondition && schema.getType(fragment.typeCondition.name.value)) ?? outer
}

/** What a fragment is called when it is sent in this form. */
export function helperName(form: Form, name: string): string {
  return `${HELPER_PREFIX}${form}_${name}`
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value }
}

function firstSelection(text: string) {
  return (parse(text).definitions[0] as { selectionSet: SelectionSetNode }).selectionSet.selections[0]
}
