import { invoice } from '../invoice.ts'
import { isBusiness } from '../limits.ts'

export const RECHNUNG_V = invoice('RECHNUNG_V', isBusiness, { countries: ['DE', 'AT'] })
