import { consumerInvoiceLimits, invoice } from '../invoice.ts'
import { isConsumer } from '../limits.ts'

export const RECHNUNG = { ...invoice('RECHNUNG', isConsumer, consumerInvoiceLimits), canRecur: true }
