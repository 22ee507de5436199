import { GraphQLError } from 'graphql'
import type { ErrorCode } from '#contract/errors.ts'

/** A failure that the caller is meant to see: its message and code go out as they are. */
export class ShopError extends GraphQLError {
  constructor(code: ErrorCode, message: string) {
    super(message, { extensions: { code } })
    this.name = 'ShopError'
  }
}

export const badUserInput = (message: string): ShopError => new ShopError('BAD_USER_INPUT', message)
