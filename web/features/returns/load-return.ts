import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import {
  CustomerInfo,
  ReturnByHash,
  ReturnCarriers,
  type ReturnCarriersQuery,
  type ReturnFieldsFragment,
  ReturnRegulations,
  type ReturnRegulationsQuery,
} from '../../generated/operations.ts'
import { query } from '../../lib/data/query.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'
import { type ReturnStep, wayBack } from './return-steps.ts'

export type Regulations = ReturnRegulationsQuery['getAvailableRegulations']
export type Carriers = ReturnCarriersQuery['getAvailableCarriers']

export type ReturnData = { head: Head; order: ReturnFieldsFragment; flash: Flash | null }

/** A parameter of the page's address; empty without a value. */
const parameterOf = ({ urlParsed }: PageContext, name: string): string =>
  new URLSearchParams(urlParsed.searchOriginal ?? '').get(name) ?? ''

/** The order of the address, asked for afresh; null when it names none. 404 while editors have returns switched off. */
const orderOf = async (pageContext: PageContext): Promise<ReturnFieldsFragment | null> => {
  const hash = parameterOf(pageContext, 'order')
  const { findOrderForReturnByHash: order } = await query(pageContext, ReturnByHash, { hash }, { fresh: true })
  return order ?? null
}

/** The search, for guests; customers choose from their orders (transactions.md §2). */
export async function loadSearch(pageContext: PageContext) {
  await orderOf(pageContext)
  const [{ getCustomerInfo: customer }, head] = await Promise.all([
    query(pageContext, CustomerInfo, { url: '/myaccount/returns' }),
    titledHead(pageContext, 'return.title.search'),
  ])
  if (customer.visitorLoginState === 'logged_in') throw redirect('/myaccount/orders', 302)
  return { head, flash: pageContext.flash ?? null }
}

/** A step of a return; a visitor who may not see it yet is sent to the one before (return-steps.ts). */
async function loadStep(pageContext: PageContext, step: ReturnStep): Promise<ReturnData> {
  const [order, head] = await Promise.all([orderOf(pageContext), titledHead(pageContext, `return.title.${step}`)])
  const way = wayBack(step, order)
  if (order === null || way !== null) throw redirect(way ?? '/myaccount/returns', 302)
  return { head, order, flash: pageContext.flash ?? null }
}

const selectionOf = ({ draft }: ReturnFieldsFragment) =>
  (draft?.items ?? []).map(({ id, quantity, reason, additionalInfo, components }) => ({
    id,
    quantity,
    reason,
    additionalInfo,
    components,
  }))

export async function loadRegulations(pageContext: PageContext): Promise<ReturnData & { regulations: Regulations }> {
  const data = await loadStep(pageContext, 'regulations')
  const { hash } = data.order
  const selectedItems = selectionOf(data.order)
  const { getAvailableRegulations: regulations } = await query(
    pageContext,
    ReturnRegulations,
    { hash, selectedItems },
    { fresh: true },
  )
  return { ...data, regulations }
}

export async function loadCarriers(pageContext: PageContext): Promise<ReturnData & { carriers: Carriers }> {
  const data = await loadStep(pageContext, 'carrier')
  const { hash, draft } = data.order
  const returnOrder = { selectedItems: selectionOf(data.order), regulation: draft?.regulation ?? '' }
  const { getAvailableCarriers: carriers } = await query(
    pageContext,
    ReturnCarriers,
    { hash, returnOrder },
    { fresh: true },
  )
  return { ...data, carriers }
}

/** The last step, and what became of it: with `rma` in its address it shows that return. */
export async function loadConfirm(
  pageContext: PageContext,
): Promise<ReturnData & { rma: string; submissionId: string }> {
  const rma = parameterOf(pageContext, 'rma')
  const data = await loadStep(pageContext, rma === '' ? 'confirm' : 'announced')
  return { ...data, rma, submissionId: crypto.randomUUID() }
}

export const loadSelection = (pageContext: PageContext): Promise<ReturnData> =>
  loadStep(pageContext, 'productselection')
