import { ApolloLink, Observable } from '@apollo/client'
import { announce } from '../visitor/cross-tab.ts'
import { cartIdOf, loginState } from '../visitor/login-state.ts'
import { type CallError, raise } from './call-errors.ts'
import { replaceIds } from './visitor-ids.ts'

type Errors = readonly { message: string; extensions?: { code?: unknown } }[]
type Caller = Pick<ApolloLink.Operation, 'operationType'> & { tells?: unknown }

const lostCodes = ['CART_NOT_FOUND', 'USER_REQUIRED']

/** What of an answer concerns the visitor beyond the place that asked (transactions.md §8). */
export function callErrorIn(errors: Errors | undefined, { operationType, tells }: Caller): CallError | null {
  for (const { message, extensions } of errors ?? []) {
    switch (extensions?.code) {
      case 'USER_TOKEN_REVOKED':
        return { kind: 'revoked' }
      case 'USER_TOKEN_INVALID':
        return { kind: 'expired' }
      case 'LOGIN_REQUIRED':
        return { kind: 'login' }
    }
    if (operationType !== 'mutation') continue
    const isInternal = extensions?.code === 'INTERNAL'
    // What a caller shows where it happened would otherwise be said a second time.
    if (tells === undefined || (isInternal && tells === 'caller-of-refusals'))
      return isInternal ? { kind: 'internal' } : { kind: 'refused', message }
  }
  return null
}

const isLost = (errors: Errors | undefined): boolean =>
  errors?.some(
    ({ message, extensions }) =>
      lostCodes.includes(String(extensions?.code)) || message === 'A valid user id is required.',
  ) === true

/**
 * Tells what calls came to: who has lost his cart gets another, the call is sent once more, and all tabs hear of it
 * (storefront.md §4); who has lost his session is a stranger in all tabs.
 */
export const errorsLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const before = loginState()
        const cartBefore = cartIdOf()
        let isOpen = true
        let attempt = { unsubscribe: () => {} }
        const send = (mayRepeat: boolean) => {
          if (!isOpen) return
          let isRepeated = false
          attempt = forward(operation).subscribe({
            next: (result) => {
              const { errors } = result as { errors?: Errors }
              if (mayRepeat && isLost(errors)) {
                isRepeated = true
                // The edge has tried already, for what this browser's cookies said.
                replaceIds(cartBefore).then(
                  () => send(false),
                  (error: unknown) => observer.error(error),
                )
                return
              }
              const { operationType } = operation
              const failure = callErrorIn(errors, { operationType, tells: operation.getContext().tells })
              if (failure) raise(failure)
              if (before !== 'logged_out' && loginState() === 'logged_out') announce('user')
              else if (cartBefore && cartIdOf() && cartIdOf() !== cartBefore) announce('cartId')
              observer.next(result)
            },
            error: (error) => observer.error(error),
            complete: () => {
              if (!isRepeated) observer.complete()
            },
          })
        }
        send(true)
        return () => {
          isOpen = false
          attempt.unsubscribe()
        }
      }),
  )
