import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { readPreviewHeader } from '#contract/preview.ts'
import { callHeaders } from '#contract/stores.ts'
import { refuseOperations } from '../auth/access.ts'
import { audienceOf } from '../call/audience.ts'
import type { Caller } from '../call/caller.ts'
import type { StoreRow } from '../modules/stores/stores/stores.tables.ts'
import type { ShopServices } from '../services/services.ts'
import { createContext, type ShopContext } from './context.ts'

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const storeOf = (request: FastifyRequest, services: ShopServices): StoreRow | null =>
  services.stores.find(header(request, callHeaders.store))

const callerOf = (request: FastifyRequest): Caller => ({
  visitorId: header(request, callHeaders.visitorId) || null,
  userToken: header(request, callHeaders.userToken) || null,
  cartId: header(request, callHeaders.cartId) || null,
  network: header(request, callHeaders.clientNetwork),
  browserKey: header(request, callHeaders.browserKey),
  editorToken: header(request, callHeaders.editorToken),
})

/** Turns away calls that don't say for which store they are, before any operation of theirs runs. */
export const requireStore =
  (services: ShopServices): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    if (storeOf(request, services)) return
    const message = `The header ${callHeaders.store} names no store: ${header(request, callHeaders.store) || '(nothing)'}`
    return reply.send(refuseOperations(request.body, 'UNKNOWN_STORE', message))
  }

/** The context of a call that `requireStore` has let pass; also of its errors, which may come before. */
export const contextOf =
  (services: ShopServices) =>
  (request: FastifyRequest): ShopContext | Record<string, never> => {
    const store = storeOf(request, services)
    if (!store) return {}
    const audience = audienceOf(store, header(request, callHeaders.language))
    const surchargeVariant = header(request, callHeaders.surchargeVariant)
    const preview = readPreviewHeader(header(request, callHeaders.preview))
    if (preview) audience.preview = preview
    if (surchargeVariant !== '') audience.surchargeVariant = surchargeVariant
    return createContext(services, audience, callerOf(request), request.log)
  }
