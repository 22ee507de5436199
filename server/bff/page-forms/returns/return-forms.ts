import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
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
import { attemptForm, refusal } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { textOf } from '../../forms/refusals.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'
import { createOwnFile, type OwnFileOptions } from '../../visitor/own-file.ts'
import { isKnown } from '../../visitor/recovery.ts'

type ReturnFormsOptions = OwnFileOptions & {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

type Outcome = Omit<Parameters<Flashes['leave']>[1], 'form'>

/** Where a form leads, and what that page is told of it. */
type Led = { way: string; told?: Outcome }

type Draft = NonNullable<NonNullable<ReturnDraftQuery['findOrderForReturnByHash']>['draft']>

/** Characters of the order's hash in an address. */
const maxHashLength = 200

const searchPage = '/myaccount/returns'

const stepPage = (step: string, form: URLSearchParams): string =>
  `${searchPage}/${step}?order=${encodeURIComponent(hashOf(form))}`

const hashOf = (form: URLSearchParams): string => (form.get('order') ?? '').slice(0, maxHashLength)

/** What was typed, for the page that shows the form again; the hash stands in its address. */
const typed = (form: URLSearchParams): Record<string, string> => {
  const { order: _hash, ...values } = Object.fromEntries(form)
  return values
}

/** On to the next page, or back with what is wrong. */
const ledBy = (outcome: ReturnOutcomeFragment, ways: { back: string; next: string }): Led => {
  const { isError, errorMsg, fieldErrors } = outcome
  if (!isError) return { way: ways.next }
  return { way: ways.back, told: { isDone: false, message: errorMsg ?? null, fieldErrors } }
}

/** Items that were ticked, with what was typed for each. */
const itemsIn = (form: URLSearchParams) =>
  [...form.keys()].flatMap((name) => {
    const [, id] = /^item\.(.+)$/.exec(name) ?? []
    if (id === undefined) return []
    const quantity = Number(form.get(`quantity.${id}`))
    return [
      {
        id,
        quantity: Number.isSafeInteger(quantity) && Math.abs(quantity) < 1_000_000 ? quantity : 0,
        reason: form.get(`reason.${id}`) ?? 'none',
        additionalInfo: form.get(`comment.${id}`) ?? '',
      },
    ]
  })

const selectionOf = ({ items }: Draft) =>
  items.map(({ id, quantity, reason, additionalInfo, components }) => ({
    id,
    quantity,
    reason,
    additionalInfo,
    components,
  }))

const leads = (run: EdgeRun) => {
  const draftOf = async (form: URLSearchParams, { visitor }: FastifyRequest): Promise<Draft | null> => {
    const { data } = await run(ReturnDraft, { hash: hashOf(form) }, visitor)
    return data?.findOrderForReturnByHash?.draft ?? null
  }

  const save = async (
    form: URLSearchParams,
    request: FastifyRequest,
    data: object,
    ways: { back: string; next: string },
  ): Promise<Led> => {
    const answer = await run(SaveReturnDraft, { data: { hash: hashOf(form), ...data } }, request.visitor)
    if (!answer.data) return { way: ways.back, told: await refusal({ run, request }, answer.errors) }
    return ledBy(answer.data.saveReturnDraft, ways)
  }

  const search = async (form: URLSearchParams, request: FastifyRequest): Promise<Led> => {
    const wanted = {
      orderId: (form.get('orderId') ?? '').slice(0, 40),
      zipCode: (form.get('zipCode') ?? '').slice(0, 40),
    }
    const answer = await run(FindReturn, wanted, request.visitor)
    const hash = answer.data?.findOrderForReturn?.hash
    if (hash) return { way: `${searchPage}/productselection?order=${encodeURIComponent(hash)}` }
    if (!answer.data) return { way: searchPage, told: await refusal({ run, request }, answer.errors) }
    return {
      way: searchPage,
      told: { isDone: false, message: await textOf(run, 'return.search.none', request.visitor) },
    }
  }

  const regulations = async (form: URLSearchParams, request: FastifyRequest): Promise<Led> => {
    const draft = await draftOf(form, request)
    const selectedItems = (draft ? selectionOf(draft) : []).map((item) => ({
      ...item,
      components: form.getAll(`component.${item.id}`),
    }))
    const data = { selectedItems, regulation: form.get('regulation') ?? '' }
    return save(form, request, data, { back: stepPage('regulations', form), next: stepPage('carrier', form) })
  }

  const confirm = async (form: URLSearchParams, request: FastifyRequest): Promise<Led> => {
    const draft = await draftOf(form, request)
    const text = (name: string) => form.get(name) ?? ''
    const contact = {
      salutation: text('salutation'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
    }
    const data = {
      hash: hashOf(form),
      // By what this page asks for: the draft is gone once the return is announced.
      submissionId: submissionIdOf(text('submissionId'), contact),
      selectedItems: draft ? selectionOf(draft) : [],
      regulation: draft?.regulation ?? '',
      carrier: draft?.carrier ?? '',
      labels: draft?.labels ?? 1,
      contact,
    }
    const back = stepPage('confirm', form)
    const answer = await run(SubmitReturn, { data }, request.visitor)
    if (!answer.data) return { way: back, told: await refusal({ run, request }, answer.errors) }
    const { rma } = answer.data.submitReturnOrder
    return ledBy(answer.data.submitReturnOrder, { back, next: `${back}&rma=${encodeURIComponent(rma ?? '')}` })
  }

  const removeImage = async (form: URLSearchParams, { visitor }: FastifyRequest): Promise<Led> => {
    await run(RemoveReturnImage, { hash: hashOf(form), imageId: form.get('imageId') ?? '' }, visitor)
    return { way: stepPage('regulations', form) }
  }

  return {
    search,
    productselection: (form: URLSearchParams, request: FastifyRequest) =>
      save(
        form,
        request,
        { selectedItems: itemsIn(form) },
        { back: stepPage('productselection', form), next: stepPage('regulations', form) },
      ),
    regulations,
    carrier: (form: URLSearchParams, request: FastifyRequest) =>
      save(
        form,
        request,
        { carrier: form.get('carrier') ?? '', labels: Number(form.get('labels')) || 1 },
        { back: stepPage('carrier', form), next: stepPage('confirm', form) },
      ),
    confirm,
    'image-removal': removeImage,
  } satisfies Record<string, (form: URLSearchParams, request: FastifyRequest) => Promise<Led>>
}

/** Forms of one network; a class without scripts is many people. */
const formsPerMinute = 60
const labelsPerMinute = 60

/**
 * Forms of the return steps (web/features/returns), for browsers with and without scripts: each is answered with a redirect, to the next step or
 * back with what was typed and what is wrong with it. Labels are handed on to those who have the order's hash.
 */
export default fp<ReturnFormsOptions>(
  async (app, { run, flashes, ...options }) => {
    const limit = app.addressLimit('returns', formsPerMinute)
    const sendOwnFile = createOwnFile({ ...options, limit: app.addressLimit('return-labels', labelsPerMinute) })
    const backOf = (step: string, form: URLSearchParams): string =>
      step === 'search' ? searchPage : stepPage(step === 'image-removal' ? 'regulations' : step, form)

    for (const [step, lead] of Object.entries(leads(run)))
      await plainForm(app, {
        path: `/api/returns/${step}/`,
        lead: async (form, request, reply) => {
          const name = `returns/${step}`
          const outcome = await attemptForm({ run, request, limit, name }, () => lead(form, request))
          const led: Led = 'way' in outcome ? outcome : { way: backOf(step, form), told: outcome }
          if (led.told) flashes.leave(reply, { form: name, ...led.told, values: typed(form) })
          return led.way
        },
      })

    const takeImage = async (
      request: FastifyRequest,
      form: URLSearchParams,
      file: UploadedFile | null,
    ): Promise<Outcome | null> => {
      const hash = hashOf(form)
      const signed = await run(ReturnImageSignature, { hash }, request.visitor)
      const signature = signed.data?.getCurrentUploadSignature.signature
      if (!signature) return refusal({ run, request }, signed.errors)
      // The browser's file and what the edge has read of it are the same scalar, Upload.
      const input = { hash, lineId: form.get('lineId') ?? '', signature, file: file as unknown as File }
      const answer = await run(UploadReturnImage, { input }, request.visitor)
      const result = answer.data?.uploadReturnImage
      if (!result) return refusal({ run, request }, answer.errors)
      if (result.successful) return null
      return { isDone: false, message: result.fieldErrors[0]?.errorMessage ?? null, fieldErrors: result.fieldErrors }
    }

    await plainForm(app, {
      path: imagePath,
      admitFile: async (request) => (await limit(request)).isAllowed,
      lead: async (form, request, reply, file) => {
        const reported = await takeImage(request, form, file)
        if (reported)
          flashes.leave(reply, { form: 'returns/image', ...reported, values: { lineId: form.get('lineId') ?? '' } })
        return stepPage('regulations', form)
      },
    })

    app.get<{ Params: { rma: string; number: string }; Querystring: Record<string, string> }>(
      '/api/return-label/:rma/:number/',
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const { params, query, visitor } = request
        const isLabel = /^R\d{1,20}-\d{1,4}$/.test(params.rma) && /^[1-9]$/.test(params.number)
        if (!isLabel || !isKnown(visitor)) return reply.code(404).send({ error: 'Not found' })
        const requested = new URLSearchParams({ order: String(query.order ?? '').slice(0, maxHashLength) })
        if (query.qr === '1') requested.set('qr', '1')
        return sendOwnFile(request, reply, {
          path: `/returns/${params.rma}/labels/${params.number}?${requested}`,
          visitor,
          types: /^(?:application\/pdf|image\/png)/,
          toLogin: (unknown: FastifyReply) => unknown.redirect(searchPage, 303),
        })
      },
    )
  },
  { name: 'return-forms', dependencies: ['rate-limits', 'visitor', 'edge-graphql', 'graphql-uploads'] },
)

const imagePath = '/api/returns/image/'
