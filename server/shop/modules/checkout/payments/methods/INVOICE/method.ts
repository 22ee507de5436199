import { consumerInvoiceLimits, invoice } from '../invoice.ts'
import { isConsumer } from '../limits.ts'

/** The same terms as RECHNUNG: the contract names both ids, and a store offers one of them. */
export const INVOICE = { ...invoice('INVOICE', isConsumer, consumerInvoiceLimits), canRecur: true }
