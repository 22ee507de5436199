import type { Database } from '#engine/db/database.ts'
import { createThrottle } from '#engine/modules/account/visitors/throttle/throttle.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import type { OrderRow } from '../../orders/orders.tables.ts'
import type { OrderAccess, OrderReader } from '../../orders/view/order-access.ts'
import { plainPostCode } from '../return.rules.ts'
import { findIdByPostCode, findOrderById, findOrderByNumber } from '../returns.repository.ts'
import type { ReturnLinks } from './return-link.ts'

type AccessDependencies = {
  db: Database
  parameters: Pick<ParametersService, 'value'>
  links: ReturnLinks
  orderAccess: OrderAccess
}

/** An order that the caller may return things of. `isOwner`: and whose personal data it may see. */
export type Access = { order: OrderRow; hash: string; isOwner: boolean }

/** Who may return what: the only way to an order for everything that returns do. */
export const createReturnAccess = ({ db, parameters, links, orderAccess }: AccessDependencies) => {
  const throttle = createThrottle(db)
  const isOn = ({ audience }: OrderReader): boolean =>
    parameters.value(audience.store.id, 'returnOrderSwitches', 'globalActivation')

  return {
    isOn,

    /** Throws NOT_FOUND while editors have returns switched off. */
    ensureOn: (reader: OrderReader): void => {
      if (!isOn(reader)) throw codedError('NOT_FOUND', 'There are no returns here')
    },

    /** Days after delivery. */
    days: ({ audience }: OrderReader): number => parameters.value(audience.store.id, 'returnOrderSwitches', 'days'),

    /** The order of a hash, or of its number for those whose order it is; null for anything else. */
    byHash: async (hash: string, reader: OrderReader): Promise<Access | null> => {
      const link = links.open(hash)
      const number = link?.number ?? (/^\d{1,20}$/.test(hash) ? hash : '')
      const own = await orderAccess.find(number, reader)
      const order = own ?? (link ? await findOrderByNumber(db, number) : null)
      if (order === null || order.store !== reader.audience.store.id || order.placedAt === null) return null
      const isOwner = own !== null || link?.isOwner === true
      return { order, hash: link ? hash : links.make(order.number, true), isOwner }
    },

    /**
     * The order of a number and postcode. Tries are counted by network and by number, the same for orders that exist and for others;
     * what fits gives its try back, and a network that has to wait tries nothing.
     */
    byPostCode: async (
      { orderId, zipCode }: { orderId: string; zipCode: string },
      network: string,
      reader: OrderReader,
    ): Promise<Access | null> => {
      const number = orderId.replaceAll(/\D/g, '').slice(0, 20)
      // One network alone could otherwise use up the tries of any number of orders, and keep their owners out.
      const isPutOff =
        (await throttle.take('returnNetwork', network)) > 0 || (await throttle.take('returnOrder', number)) > 0
      if (isPutOff) throw codedError('RATE_LIMITED', 'Too many orders were looked for')
      const store = reader.audience.store.id
      const id = await findIdByPostCode(db, { number, postCode: plainPostCode(zipCode), store })
      const order = id === null ? null : await findOrderById(db, id)
      if (order === null) return null
      await throttle.giveBack('returnNetwork', network)
      await throttle.giveBack('returnOrder', number)
      const isOwner = (await orderAccess.find(order.number, reader)) !== null
      return { order, hash: links.make(order.number, isOwner), isOwner }
    },
  }
}

export type ReturnAccess = ReturnType<typeof createReturnAccess>
