import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'
import { rootTypes } from './root-types.ts'

/** What one visitor may ask for at once. */
export const limits = {
  /** Characters of an operation that is not persisted. */
  operationText: 20_000,
  /** Bytes of a POST. */
  body: 256 * 1024,
  depth: 12,
  /** Root fields of a document, each of which is a call of its own; and aliases, by which a field is asked for again. */
  rootFields: 30,
  aliases: 30,
  /** Operations in a POST array. */
  batch: 10,
} as const

/** Validation rule: TOO_COMPLEX above the number of root fields or aliases that is allowed. */
export function costLimit(context: ValidationContext): ASTVisitor {
  let roots = 0
  let aliases = 0
  return {
    Field(node) {
      const parent = context.getParentType()
      if (parent && rootTypes(context.getSchema()).some((type) => type === parent)) roots++
      if (node.alias) aliases++
    },
    Document: {
      leave() {
        if (roots > limits.rootFields) context.reportError(tooComplex(`${roots} root fields`))
        if (aliases > limits.aliases) context.reportError(tooComplex(`${aliases} aliases`))
      },
    },
  }
}

function tooComplex(what: string): GraphQLError {
  return new GraphQLError(`Too much in one operation: ${what}.`, { extensions: { code: 'TOO_COMPLEX' } })
}

/** The text of an operation that is longer than allowed, in whatever a client sent. */
export function hasTooLongText(sent: unknown): boolean {
  return [sent].flat().some((operation) => {
    const { query } = (operation ?? {}) as { query?: unknown }
    return typeof query === 'string' && query.length > limits.operationText
  })
}
