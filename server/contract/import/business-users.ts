/** The form in which users of an organisation are handed to the engine (`server/shop/modules/account/business/business.import.ts`). */
import type { Static } from 'typebox'
import { importPerson } from './customers.ts'
import { closed, flag, orNull, uuid, whole } from './values.ts'

export const importBusinessUser = closed({
  ...importPerson,
  mainUserId: uuid('Customer whose organisation it is, and who approves'),
  mayOrder: flag('May order'),
  orderLimit: orNull(whole('Net, in minor units; null without a limit', 0)),
})
export type ImportBusinessUser = Static<typeof importBusinessUser>
