/** Days to pay an invoice: those of the terms. */
export const daysToPay = { business: 30, consumer: 14 } as const
