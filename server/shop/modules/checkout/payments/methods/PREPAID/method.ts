import { isConsumer } from '../limits.ts'
import { prepayment } from '../prepayment.ts'

/** Stands for ids that the shop does not know, too. */
export const PREPAID = prepayment('PREPAID', isConsumer)
