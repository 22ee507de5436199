import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export type Money = { currency_code: string; value: string }

/** Calls that name what they are about in the path. */
export type ById = { Params: { id: string } }

/** Minor units of an amount that is written with a decimal point. */
export const cents = ({ value: text }: Money): number => Math.round(Number(text) * 100)

export const refuse = (reply: FastifyReply, status: number, name: string, issue: string) =>
  reply.code(status).send({ name, details: [{ issue }], debug_id: randomUUID(), links: [] })

export const refuseUnknown = (reply: FastifyReply) => refuse(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

export const refuseEntity = (reply: FastifyReply, issue: string) => refuse(reply, 422, 'UNPROCESSABLE_ENTITY', issue)
