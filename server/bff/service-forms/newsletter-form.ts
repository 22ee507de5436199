import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '#contract/generated/types.ts'
import { SubscribeToNewsletter, UnsubscribeNewsletter } from '../../../web/generated/operations.ts'
import { codeIn, sentenceOf } from '../account/refusals.ts'
import { plainForm } from '../forms/plain-form.ts'
import type { EdgeResult, EdgeRun } from '../graphql/edge-run.ts'
import type { Flashes } from '../visitor/flash.ts'

type NewsletterOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

type Told = Parameters<Flashes['leave']>[1]
type Asked = { run: EdgeRun; request: FastifyRequest; form: URLSearchParams; name: 'newsletter' | 'newsletter-end' }
type Answer = Pick<FormResult, 'successful'> & {
  generalErrorMessage?: string | null
  fieldErrors: { fieldName: string; errorMessage: string }[]
}

/**
 * The newsletter's forms without scripts, and that in the footer of every page (web/features/newsletter, web/layouts/Footer). What went wrong
 * stands on the newsletter's page, since the page that the footer belongs to is the same for everyone.
 */
export default fp<NewsletterOptions>(
  async (app, { run, flashes, formsPerMinute = 20 }) => {
    const limit = app.addressLimit('newsletter', formsPerMinute)
    const answered = async (asked: Asked, ask: () => Promise<Told>): Promise<Told> => {
      const { isAllowed, retryAfter } = await limit(asked.request)
      return isAllowed ? ask() : { ...(await refused(asked, 'RATE_LIMITED')), retryAfter }
    }
    await plainForm(app, {
      path: '/api/newsletter/',
      lead: async (form, request, reply) => {
        const asked: Asked = { run, request, form, name: 'newsletter' }
        const told = await answered(asked, () => subscribe(asked))
        if (told.isDone) return '/service/newsletter/success'
        flashes.leave(reply, { ...told, values: { email: form.get('email') ?? '' } })
        return '/service/newsletter'
      },
    })
    await plainForm(app, {
      path: '/api/newsletter-end/',
      lead: async (form, request, reply) => {
        const asked: Asked = { run, request, form, name: 'newsletter-end' }
        const told = await answered(asked, () => unsubscribe(asked))
        const values = { email: form.get('email') ?? '', houseNr: form.get('houseNr') ?? '' }
        flashes.leave(reply, { ...told, ...(!told.isDone && { values }) })
        return '/service/newsletter/newsletter-abmelden'
      },
    })
  },
  { name: 'newsletter-form', dependencies: ['rate-limits', 'visitor'] },
)

const subscribe = (asked: Asked): Promise<Told> => {
  const { run, request, form } = asked
  const data = { email: form.get('email') ?? '', source: 'form' as const, website: form.get('website') }
  return told(
    asked,
    () => run(SubscribeToNewsletter, { data }, request.visitor),
    (data) => data.subscribeToNewsletter,
  )
}

const unsubscribe = (asked: Asked): Promise<Told> => {
  const { run, request, form } = asked
  const data = { email: form.get('email') ?? '', houseNr: form.get('houseNr'), website: form.get('website') }
  return told(
    asked,
    () => run(UnsubscribeNewsletter, { data }, request.visitor),
    (data) => data.unsubscribeNewsletter,
  )
}

async function told<Data>(
  asked: Asked,
  ask: () => Promise<EdgeResult<Data>>,
  answerIn: (data: Data) => Answer | null,
): Promise<Told> {
  try {
    const { data, errors } = await ask()
    const answer = data && answerIn(data)
    if (!answer) return await refused(asked, codeIn(errors))
    const { successful, generalErrorMessage = null, fieldErrors } = answer
    return { form: asked.name, isDone: successful, message: successful ? null : generalErrorMessage, fieldErrors }
  } catch (error) {
    asked.request.log.warn({ err: error }, 'newsletter: a form was not taken')
    return refused(asked, 'INTERNAL')
  }
}

async function refused({ run, request, name }: Asked, code: Parameters<typeof sentenceOf>[1]): Promise<Told> {
  return { form: name, isDone: false, message: await sentenceOf(run, code, request.visitor) }
}
