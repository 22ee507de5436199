import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { loadPrime } from '#web/features/checkout/prime/load-prime.ts'

export const data = (pageContext: PageContext) => loadPrime(pageContext, () => memberOf(pageContext))
