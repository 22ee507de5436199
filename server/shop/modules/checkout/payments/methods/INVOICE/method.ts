import { consumerInvoiceLimits, invoice } from '../invoice.ts'
import { isConsumer } from '../limits.ts'

export const INVOICE = { ...invoice('INVOICE', isConsumer, consumerInvoiceLimits), canRecur: true }
