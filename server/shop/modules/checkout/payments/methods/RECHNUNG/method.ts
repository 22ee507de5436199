import { consumerInvoiceLimits, invoice } from '../invoice.ts'
import { isConsumer } from '../limits.ts'

/** The same terms as INVOICE: the contract names both ids, and a store offers one of them. */
export const RECHNUNG = { ...invoice('RECHNUNG', isConsumer, consumerInvoiceLimits), canRecur: true }
