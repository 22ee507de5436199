import type { FastifyReply } from 'fastify'

export type Amount = { amount: string; currencyCode: string }

/** Calls that name what they are about in the path. */
export type ById = { Params: { id: string } }

/** Bodies come as text, since the text is what was signed. */
export type WithBody = { Body: string }

/** Minor units of an amount that is written with a decimal point. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100)

export const refuse = (reply: FastifyReply, status: number, reasonCode: string) =>
  reply.code(status).send({ reasonCode, message: reasonCode })
