/** Messages of GraphQL's validation about what a schema does not have. */
const unknownToSchema =
  /^(?:Cannot query field|Unknown (?:argument|type|directive|fragment)|Field "[^"]*" is not defined by type|Field "[^"]*" argument "[^"]*" of type|Value "[^"]*" does not exist in|Enum "[^"]*" cannot represent)/

/**
 * Whether an engine refuses an operation because its schema is older or newer than the edge's, which has validated the operation by its
 * own. That says nothing about what was asked for: it is an outage until both are of one version.
 */
export const isOfOtherSchema = (errors: readonly { message: string; path?: unknown }[]): boolean =>
  errors.some(({ message, path }) => path === undefined && unknownToSchema.test(message))
