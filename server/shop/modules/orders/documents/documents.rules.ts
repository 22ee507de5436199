import type { OrderRow } from '../orders.tables.ts'
import type { OrderDocumentRow } from './documents.tables.ts'

/** Public buyers give a reference, and get the electronic invoice that it belongs to. */
export const needsXRechnung = ({ buyerReference }: Pick<OrderRow, 'buyerReference'>): boolean => buyerReference !== null

export const documentName = (kind: OrderDocumentRow['kind'], { number }: Pick<OrderRow, 'number'>): string =>
  `${kind}-${number}.xml`
