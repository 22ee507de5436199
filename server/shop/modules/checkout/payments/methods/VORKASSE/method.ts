import { isConsumer } from '../limits.ts'
import { prepayment } from '../prepayment.ts'

export const VORKASSE = prepayment('VORKASSE', isConsumer)
