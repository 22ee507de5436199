import { isBusiness } from '../limits.ts'
import { prepayment } from '../prepayment.ts'

export const VORKASSE_V = prepayment('VORKASSE_V', isBusiness)
