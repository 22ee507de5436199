import type {
  StoreId,
  StudioDeskResult,
  StudioMainUserChange,
  StudioOrganisationUser,
  StudioUserWithoutMain,
} from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Database, Executor, Transaction } from '#engine/db/database.ts'
import type { OrganisationOperators } from '#engine/modules/account/business/organisation-operators.service.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { isUuid } from '#lib/uuid.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../desk-change.ts'
import { versionOf } from '../record-version.ts'

export type DeskOrganisationsDependencies = {
  db: Database
  change: ChangeAtDesk
  mails: Pick<MailsService, 'add'>
  organisations: OrganisationOperators
}

type Place = Pick<Audience, 'store'>

type Rights = { mayOrder: boolean; orderLimit: number | null }
type UserChange = Rights & { id: string; version: string }

/** Users without a main user that one answer lists. */
const maxListed = 200
/** Net minor units; more is a slip of the pen. */
const maxLimit = 100_000_000

const rightsVersion = ({ mayOrder, orderLimit }: Rights): string => versionOf({ mayOrder, orderLimit })

/** What the page of a business customer says of the organisation's users. */
export const readOrganisation = async (
  db: Executor,
  customerId: string,
  { organisations }: Pick<DeskOrganisationsDependencies, 'organisations'>,
): Promise<{ mainUserId: string | null; isWithoutMainUser: boolean; users: StudioOrganisationUser[] }> => {
  const own = await organisations.userOf(db, customerId)
  if (own) {
    const isThere = await organisations.isMainUserThere(db, own)
    return { mainUserId: isThere ? own.mainUserId : null, isWithoutMainUser: !isThere, users: [] }
  }
  const users = await organisations.usersOf(db, customerId)
  return {
    mainUserId: null,
    isWithoutMainUser: false,
    users: users.map(({ user, person }) => ({
      customerId: user.customerId,
      version: rightsVersion(user),
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      mayOrder: user.mayOrder,
      orderLimit: user.orderLimit,
    })),
  }
}

/** What customer service does with organisations: limits of their users, and a new main user. */
export const createDeskOrganisations = ({ db, change, mails, organisations }: DeskOrganisationsDependencies) => {
  // Mails are in the store's language, since the call has that of the studio.
  const mailing = ({ store }: Place) => {
    const { language } = audienceOf(store, '')
    return { mails, store: store.id, language }
  }

  const check = (id: string, store: StoreId): void => {
    if (!isBusinessStore(store) || !isUuid(id)) throw new DeskRefused('unknown')
  }

  return {
    usersWithoutMain: async (store: StoreId): Promise<StudioUserWithoutMain[]> => {
      if (!isBusinessStore(store)) return []
      const found = await organisations.list()
      return found.slice(0, maxListed).map(({ user, person, organisation }) => ({
        customerId: user.customerId,
        organisation,
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
      }))
    },

    changeUserRights: ({ id, version, mayOrder, orderLimit }: UserChange, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx: Transaction) => {
        check(id, call.store)
        const user = await organisations.lockUser(trx, id)
        if (!user) throw new DeskRefused('unknown')
        if (rightsVersion(user) !== version) throw new DeskRefused('changed')
        if (orderLimit !== null && !(orderLimit >= 0 && orderLimit <= maxLimit))
          throw new DeskRefused('fields', [{ fieldName: 'orderLimit', code: 'amount' }])
        await organisations.changeRights(trx, user, { mayOrder, orderLimit })
        const before = { mayOrder: user.mayOrder, orderLimit: user.orderLimit }
        return { action: 'changeUserRights', key: id, before, after: { mayOrder, orderLimit } }
      }),

    mainUserChange: async (id: string, store: StoreId): Promise<StudioMainUserChange | null> => {
      const found = isBusinessStore(store) && isUuid(id) ? await organisations.readMainUserChange(db, id) : null
      if (found === null) return null
      const { user, main, ...moves } = found
      const personOf = ({ firstName, lastName, email }: typeof user) => ({ name: `${firstName} ${lastName}`, email })
      return { ...moves, mainUserId: main.id, mainUser: personOf(main), user: personOf(user) }
    },

    /** Refusals name their reason as the code of the field `user`. */
    changeMainUser: (
      { id, mainUserId }: { id: string; mainUserId: string },
      call: DeskCall,
      place: Place,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        check(id, call.store)
        check(mainUserId, call.store)
        const done = await organisations.changeMainUser(trx, { customerId: id, mainUserId }, mailing(place))
        if ('refusal' in done) {
          const { refusal } = done
          if (refusal === 'unknown' || refusal === 'changed') throw new DeskRefused(refusal)
          throw new DeskRefused('fields', [{ fieldName: 'user', code: refusal }])
        }
        const note = {
          action: 'handOverOrganisation',
          before: { mainUser: mainUserId },
          after: { mainUser: id },
        } as const
        return [
          { ...note, key: id },
          { ...note, key: mainUserId },
        ]
      }),

    handOverOrganisation: (
      id: string,
      number: string | null,
      call: DeskCall,
      place: Place,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        check(id, call.store)
        const done = await organisations.handOverTo(trx, id, number?.trim() || null, mailing(place))
        if ('refusal' in done) {
          if (done.refusal === 'unknown') throw new DeskRefused('state')
          throw new DeskRefused('fields', [{ fieldName: 'number', code: 'numberTaken' }])
        }
        return { action: 'handOverOrganisation', key: id, after: { isMainUser: true, hasOldNumber: number !== null } }
      }),
  }
}
