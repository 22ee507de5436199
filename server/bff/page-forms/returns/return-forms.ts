import {
  FindReturn,
  RemoveReturnImage,
  ReturnDraft,
  type ReturnDraftQuery,
  ReturnImageSignature,
  type ReturnOutcomeFragment,
  SaveReturnDraft,
  SubmitReturn,
  UploadReturnImage,
} from '#web/generated/operations.ts'
import { type Form, type FormResult, type SentForm, sendBy, type Values } from '../../forms/form-route.ts'
import { refusal, textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'

type Draft = NonNullable<NonNullable<ReturnDraftQuery['findOrderForReturnByHash']>['draft']>

/** Characters of the order's hash in an address. */
export const maxHashLength = 200

export const searchPage = '/myaccount/returns'

/** Forms of one network; a school is many people. */
const limit = { name: 'returns', perMinute: 120 }

/** Every form but the search is about an order; its hash stands in the page's address. */
const form = (step: string, page: Form['page'], take: Form['take']): Form => ({
  name: `returns/${step}`,
  limit,
  page,
  typed: ({ values: { order: _hash, ...typed } }) => typed,
  take,
})

/**
 * Forms of the return steps (web/features/returns): each is answered with a redirect, to the next step or back with what was typed and what is
 * wrong with it.
 */
export const returnForms: readonly Form[] = [
  form('search', () => searchPage, findOrder),
  form('productselection', stepPage('productselection'), (sent) =>
    save(sent, { selectedItems: itemsIn(sent) }, 'regulations'),
  ),
  form('regulations', stepPage('regulations'), async (sent) => {
    const selectedItems = selectionOf(await draftOf(sent)).map((item) => ({
      ...item,
      components: sent.fields.getAll(`component.${item.id}`),
    }))
    return save(sent, { selectedItems, regulation: sent.values.regulation ?? '' }, 'carrier')
  }),
  form('carrier', stepPage('carrier'), (sent) =>
    save(sent, { carrier: sent.values.carrier ?? '', labels: Number(sent.values.labels) || 1 }, 'confirm'),
  ),
  form('confirm', stepPage('confirm'), announce),
  { ...form('image', stepPage('regulations'), addImage), filesPerMinute: 60 },
  form('image-removal', stepPage('regulations'), async (sent) => {
    const { imageId = '' } = sent.values
    await sent.run(RemoveReturnImage, { hash: hashOf(sent.values), imageId }, sent.request.visitor)
    return { isDone: true, message: null, next: stepPage('regulations')(sent.values) }
  }),
]

function hashOf({ order = '' }: Values): string {
  return order.slice(0, maxHashLength)
}

function stepPage(step: string) {
  return (values: Values): string => `${searchPage}/${step}?order=${encodeURIComponent(hashOf(values))}`
}

async function findOrder(sent: SentForm): Promise<FormResult> {
  const { run, request, values } = sent
  const { orderId = '', zipCode = '' } = values
  const requested = { orderId: orderId.slice(0, 40), zipCode: zipCode.slice(0, 40) }
  const { data, errors } = await run(FindReturn, requested, request.visitor)
  if (!data) return refusal(sent, errors)
  const order = data.findOrderForReturn?.hash
  if (order) return { isDone: true, message: null, next: stepPage('productselection')({ order }) }
  return { isDone: false, message: await textOf(run, 'return.search.none', request.visitor) }
}

async function draftOf({ run, request, values }: SentForm): Promise<Draft | null> {
  const { data } = await run(ReturnDraft, { hash: hashOf(values) }, request.visitor)
  return data?.findOrderForReturnByHash?.draft ?? null
}

async function save(sent: SentForm, step: object, next: string): Promise<FormResult> {
  const variables = { data: { hash: hashOf(sent.values), ...step } }
  const { data, errors } = await sent.run(SaveReturnDraft, variables, sent.request.visitor)
  return data ? resultOf(data.saveReturnDraft, stepPage(next)(sent.values)) : refusal(sent, errors)
}

async function announce(sent: SentForm): Promise<FormResult> {
  const { run, request, values } = sent
  const draft = await draftOf(sent)
  const { salutation = '', firstName = '', lastName = '', email = '', phone = '' } = values
  const contact = { salutation, firstName, lastName, email, phone }
  const variables = {
    hash: hashOf(values),
    // By what this page asks for: the draft is gone once the return is announced.
    submissionId: submissionIdOf(values.submissionId ?? '', contact),
    selectedItems: selectionOf(draft),
    regulation: draft?.regulation ?? '',
    carrier: draft?.carrier ?? '',
    labels: draft?.labels ?? 1,
    contact,
  }
  const { data, errors } = await run(SubmitReturn, { data: variables }, request.visitor)
  if (!data) return refusal(sent, errors)
  const { submitReturnOrder: outcome } = data
  return resultOf(outcome, `${stepPage('confirm')(values)}&rma=${encodeURIComponent(outcome.rma ?? '')}`)
}

async function addImage(sent: SentForm): Promise<FormResult> {
  const { run, request, values } = sent
  const { lineId = '' } = values
  const hash = hashOf(values)
  const signed = await run(ReturnImageSignature, { hash }, request.visitor)
  const signature = signed.data?.getCurrentUploadSignature.signature
  if (!signature) return refusal(sent, signed.errors)
  // The browser's file and what the edge has read of it are the same scalar, Upload.
  const input = { hash, lineId, signature, file: sent.file as unknown as File }
  return sendBy(sent, UploadReturnImage, { input }, ({ successful, fieldErrors }) => ({
    message: fieldErrors[0]?.errorMessage ?? null,
    next: successful ? stepPage('regulations')(values) : null,
  }))
}

/** On to the next page, or back with what is wrong. */
function resultOf({ isError, errorMsg = null, fieldErrors }: ReturnOutcomeFragment, next: string): FormResult {
  return isError ? { isDone: false, message: errorMsg, fieldErrors } : { isDone: true, message: null, next }
}

/** Items that were ticked, with what was typed for each. */
function itemsIn({ values }: SentForm) {
  return Object.keys(values).flatMap((name) => {
    const [, id] = /^item\.(.+)$/.exec(name) ?? []
    if (id === undefined) return []
    const quantity = Number(values[`quantity.${id}`])
    return [
      {
        id,
        quantity: Number.isSafeInteger(quantity) && Math.abs(quantity) < 1_000_000 ? quantity : 0,
        reason: values[`reason.${id}`] ?? 'none',
        additionalInfo: values[`comment.${id}`] ?? '',
      },
    ]
  })
}

function selectionOf(draft: Draft | null) {
  return (draft?.items ?? []).map(({ id, quantity, reason, additionalInfo, components }) => ({
    id,
    quantity,
    reason,
    additionalInfo,
    components,
  }))
}
