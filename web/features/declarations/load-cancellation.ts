import type { PageContext } from 'vike/types'
import { type Declaration, knownCustomer, loadDeclaration } from './declaration.ts'

export type CancellationData = Declaration<'cancellation'>

export const loadCancellation = (pageContext: PageContext): Promise<CancellationData> =>
  loadDeclaration(pageContext, 'cancellation', knownCustomer(pageContext, '/service/cancellation'))
