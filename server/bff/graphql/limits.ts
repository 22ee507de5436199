import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'
import { rootTypes } from './root-types.ts'

/** Limits of one request to /graphql. */
export const limits = {
  /** Maximum characters of an operation that is not persisted. */
  operationText: 20_000,
  /** Maximum bytes of a POST. */
  body: 256 * 1024,
  depth: 12,
  /** Maximum root fields of a document, since each is a call of its own, and maximum aliases, which repeat a field. */
  rootFields: 30,
  aliases: 30,
  /** Maximum operations in a POST array. */
  batch: 10,
} as const

/** Validation rule: TOO_COMPLEX when a document exceeds the maximum of root fields or aliases. */
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

/** Whether a request body, of any shape, contains an operation's text over the limit. */
export function hasTooLongText(sent: unknown): boolean {
  return Array.isArray(sent) ? sent.flat().some(isTooLong) : isTooLong(sent)
}

function isTooLong(operation: unknown): boolean {
  const { query } = (operation ?? {}) as { query?: unknown }
  return typeof query === 'string' && query.length > limits.operationText
}
