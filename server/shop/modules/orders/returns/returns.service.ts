import type {
  ReturnCarrier,
  ReturnDraftInput,
  ReturnItemInput,
  ReturnOrder,
  ReturnRegulation,
  SubmitReturnOrderInput,
  SubmitReturnResult,
} from '#contract/generated/types.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import { audienceOf } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { OrderDocuments } from '../orders/documents/documents.service.ts'
import { findBuyerName } from '../orders/persons/organisation.ts'
import type { OrderReader } from '../orders/view/order-access.ts'
import { type ReturnPeriod, returnableOf } from '../orders/view/returnable.rules.ts'
import type { Access, ReturnAccess } from './access/return-access.ts'
import type { ReturnCarriers } from './carriers/carriers.ts'
import { addLabelJob } from './labels/labels.service.ts'
import {
  choicesOf,
  choiceViolations,
  contactOf,
  contactViolations,
  emptyDraft,
  labelViolations,
  type ReturnViolation,
  regulationsFor,
} from './return.rules.ts'
import type { ReturnMails } from './return-mails.ts'
import { deleteUnused, findSubmitted, insertReturn, saveDraft } from './return-rows.repository.ts'
import { type ReturnParts, toCarrier, toRegulation, toReturnOrder } from './return-view.ts'
import {
  findDraft,
  findLabel,
  findLinesWithFacts,
  findOpenImages,
  findReturnsOf,
  lockOrderRow,
} from './returns.repository.ts'
import type { ReturnChoice } from './returns.tables.ts'

export type ReturnsDependencies = {
  db: Database
  translate: Translate
  stores: Pick<StoresService, 'find'>
  access: ReturnAccess
  carriers: ReturnCarriers
  mails: ReturnMails
  documents: Pick<OrderDocuments, 'returnAnnounced'>
  now?: () => number
}

/** Days for which drafts and pictures without a return are kept. */
const draftDays = 14

/** Most items of a call: lines of an order. */
const maxItems = 500

const readParts = async (db: Executor, { order }: Access): Promise<ReturnParts> => ({
  order,
  lines: await findLinesWithFacts(db, order.id),
  past: await findReturnsOf(db, order.id),
  draft: await findDraft(db, order.id),
  images: await findOpenImages(db, order.id),
  buyer: await findBuyerName(db, order),
})

const choicesIn = (items: readonly ReturnItemInput[]): ReturnChoice[] => {
  if (items.length > maxItems) throw badUserInput(`At most ${maxItems} items may be returned at once`)
  return choicesOf(items)
}

/** Returns as visitors announce them (transactions.md §4). Receipts are in receipt.service.ts. */
export const createReturnsService = (dependencies: ReturnsDependencies) => {
  const { db, translate, stores, access, carriers, mails, documents, now = Date.now } = dependencies

  const periodOf = ({ order }: Access, reader: OrderReader): ReturnPeriod => ({
    now: now(),
    days: access.days(reader),
    country: order.deliveryAddress.country,
    postCode: order.deliveryAddress.postCode,
  })

  const view = async (given: Access, reader: OrderReader): Promise<ReturnOrder> => {
    const viewing = { audience: reader.audience, translate, ...periodOf(given, reader) }
    return toReturnOrder(await readParts(db, given), given, viewing)
  }

  const availableOf = async (trx: Executor, given: Access, reader: OrderReader): Promise<Map<string, number>> => {
    const period = periodOf(given, reader)
    const lines = await findLinesWithFacts(trx, given.order.id)
    return new Map(lines.map(({ facts }) => [facts.id, returnableOf(facts, period).quantity]))
  }

  /** In the language of the order, as its other documents are. */
  const slipLinesOf = ({ order }: Access, choices: readonly ReturnChoice[]) => {
    const store = stores.find(order.store)
    const audience = store && audienceOf(store, order.language)
    return choices.map(({ id, quantity, reason }) => ({
      lineId: id,
      quantity,
      reason: audience ? translate(audience, `returns.reason.${reason}`) : reason,
    }))
  }

  const carriersOf = ({ order }: Access) => {
    const store = stores.find(order.store)
    return store ? carriers.for(order, store) : []
  }

  const answer = async (
    given: Access | null,
    reader: OrderReader,
    {
      violations = [],
      errorKey = null,
      rma = null,
    }: { violations?: ReturnViolation[]; errorKey?: string | null; rma?: string | null },
  ): Promise<SubmitReturnResult> => {
    const { audience } = reader
    const isError = violations.length > 0 || errorKey !== null
    return {
      isError,
      errorMsg: isError ? translate(audience, errorKey ?? 'returns.error.check') : null,
      fieldErrors: violations.map(({ fieldName, code, values }) => ({
        fieldName,
        formName: 'return',
        errorMessage: translate(
          audience,
          [...missingKeys(code, fieldName), `returns.error.${code}`, `visitor.error.${code}`],
          values,
        ),
      })),
      rma,
      returnOrder: given && (await view(given, reader)),
    }
  }

  const violationsOf = (
    given: Access,
    data: SubmitReturnOrderInput,
    choices: readonly ReturnChoice[],
    available: ReadonlyMap<string, number>,
  ): ReturnViolation[] => {
    const carrier = carriersOf(given).find(({ code }) => code === data.carrier)
    return [
      ...choiceViolations(choices, available),
      ...(regulationsFor(choices).some((each) => each === data.regulation)
        ? []
        : [{ fieldName: 'regulation', code: 'option' as const }]),
      ...(carrier
        ? labelViolations(data.labels ?? 1, carrier.maximumLabels)
        : [{ fieldName: 'carrier', code: 'option' as const }]),
      ...contactViolations(contactOf(data.contact)),
    ]
  }

  /** Under the order's lock, so that no two returns take the same pieces. */
  const announce = async (
    trx: Transaction,
    given: Access,
    data: SubmitReturnOrderInput,
    reader: OrderReader,
  ): Promise<{ violations: ReturnViolation[]; rma: string | null }> => {
    const { order } = given
    await lockOrderRow(trx, order.id)
    const repeated = await findSubmitted(trx, order.id, data.submissionId)
    if (repeated) return { violations: [], rma: repeated.rma }
    const choices = choicesIn(data.selectedItems)
    const violations = violationsOf(given, data, choices, await availableOf(trx, given, reader))
    if (violations.length > 0) return { violations, rma: null }
    const hasLabels = (carriers.find(data.carrier)?.maximumLabels ?? 0) > 0
    const row = await insertReturn(
      trx,
      {
        orderId: order.id,
        submissionId: data.submissionId,
        regulation: data.regulation === 'replacement' ? 'replacement' : 'refund',
        carrier: data.carrier,
        labels: hasLabels ? (data.labels ?? 1) : 0,
        contact: contactOf(data.contact),
        language: reader.audience.language,
      },
      order.number,
      choices,
    )
    await documents.returnAnnounced(trx, order, { rma: row.rma, lines: slipLinesOf(given, choices) })
    if (hasLabels) await addLabelJob(trx, row.id)
    else await mails.add(trx, 'returnAnnounced', row.id)
    return { violations: [], rma: row.rma }
  }

  return {
    isOn: access.isOn,

    findByPostCode: async (
      wanted: { orderId: string; zipCode: string },
      network: string,
      reader: OrderReader,
    ): Promise<ReturnOrder | null> => {
      access.ensureOn(reader)
      const given = await access.byPostCode(wanted, network, reader)
      return given && view(given, reader)
    },

    findByHash: async (hash: string, reader: OrderReader): Promise<ReturnOrder | null> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      return given && view(given, reader)
    },

    regulations: async (
      hash: string,
      items: readonly ReturnItemInput[],
      reader: OrderReader,
    ): Promise<ReturnRegulation[]> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      const choices = choicesIn(items)
      if (!given || choiceViolations(choices, await availableOf(db, given, reader)).length > 0) return []
      return regulationsFor(choices).map((id) => toRegulation(id, { audience: reader.audience, translate }))
    },

    carriers: async (
      hash: string,
      items: readonly ReturnItemInput[],
      reader: OrderReader,
    ): Promise<ReturnCarrier[]> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      if (!given || choiceViolations(choicesIn(items), await availableOf(db, given, reader)).length > 0) return []
      return carriersOf(given).map((carrier) => toCarrier(carrier, { audience: reader.audience, translate }))
    },

    /** Wrong items are told, and not kept. */
    saveDraft: async (data: ReturnDraftInput, reader: OrderReader): Promise<SubmitReturnResult> => {
      access.ensureOn(reader)
      const given = await access.byHash(data.hash, reader)
      if (!given) return answer(null, reader, { errorKey: 'returns.error.unknown' })
      const choices = data.selectedItems ? choicesIn(data.selectedItems) : null
      const violations = await inTransaction(db, async (trx) => {
        await lockOrderRow(trx, given.order.id)
        const before = (await findDraft(trx, given.order.id)) ?? emptyDraft
        const wrong = choices ? choiceViolations(choices, await availableOf(trx, given, reader)) : []
        if (wrong.length > 0) return wrong
        const items = choices ?? before.items
        const regulation = data.regulation ?? before.regulation
        const isPossible = regulationsFor(items).some((each) => each === regulation)
        const carrier = data.carrier ?? before.carrier
        await saveDraft(trx, given.order.id, {
          items,
          regulation: isPossible ? regulation : null,
          carrier: carriersOf(given).some(({ code }) => code === carrier) ? carrier : null,
          labels: Math.min(Math.max(1, data.labels ?? before.labels), 5),
        })
        return []
      })
      return answer(given, reader, { violations })
    },

    submit: async (data: SubmitReturnOrderInput, reader: OrderReader): Promise<SubmitReturnResult> => {
      access.ensureOn(reader)
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId is no UUID')
      const given = await access.byHash(data.hash, reader)
      if (!given) return answer(null, reader, { errorKey: 'returns.error.unknown' })
      const outcome = await inTransaction(db, (trx) => announce(trx, given, data, reader))
      return answer(given, reader, outcome)
    },

    /** A label of a return of the order that the hash stands for; null for any other. */
    label: async (
      { rma, number, hash }: { rma: string; number: number; hash: string },
      reader: OrderReader,
    ): Promise<{ pdf: Buffer; qr: Buffer | null } | null> => {
      access.ensureOn(reader)
      const given = await access.byHash(hash, reader)
      const label = given && (await findLabel(db, rma, number))
      return label && label.orderId === given.order.id ? label : null
    },

    /** Daily. */
    clean: (): Promise<void> => deleteUnused(db, draftDays),
  }
}
