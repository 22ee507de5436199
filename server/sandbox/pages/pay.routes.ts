import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasSucceeded, notifications, outcomes, readChoice, troubles, waysOf } from '../choices.ts'
import type { SandboxPayment } from '../ledger.ts'
import { type Players, type Stage, tellShop, withQuery } from '../players.ts'
import { escapeHtml, sendPage, stylesheet, submitAtOnce } from './page.ts'
import {
  type Language,
  notificationTexts,
  outcomeTexts,
  pageTexts,
  providerNames,
  troubleTexts,
  wayTexts,
} from './page-texts.ts'

const radios = <Name extends string>(
  { name, legend, values }: { name: string; legend: string; values: readonly Name[] },
  textOf: (value: Name) => string,
): string => {
  const options = values.map(
    (value, index) =>
      `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}> ${escapeHtml(textOf(value))}</label>`,
  )
  return `<fieldset><legend>${escapeHtml(legend)}</legend>\n${options.join('\n')}\n</fieldset>`
}

const moneyOf = ({ amount, currency, language }: SandboxPayment): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'de-DE', { style: 'currency', currency }).format(amount / 100)

const formOf = (payment: SandboxPayment): string => {
  const { provider, language, reference, id } = payment
  const choices = [
    radios(
      { name: 'outcome', legend: pageTexts.outcome[language], values: outcomes[provider] },
      (value) => outcomeTexts[value][language],
    ),
    radios(
      { name: 'notification', legend: pageTexts.notification[language], values: notifications },
      (value) => notificationTexts[value][language],
    ),
    radios(
      { name: 'way', legend: pageTexts.way[language], values: waysOf(payment) },
      (value) => wayTexts[value][language],
    ),
    radios(
      { name: 'trouble', legend: pageTexts.trouble[language], values: troubles[provider] },
      (value) => troubleTexts[value][language],
    ),
  ]
  return `<dl>
<dt>${pageTexts.amount[language]}</dt><dd>${escapeHtml(moneyOf(payment))}</dd>
<dt>${pageTexts.reference[language]}</dt><dd>${escapeHtml(reference)}</dd>
</dl>
<form method="post" action="/pay/${escapeHtml(id)}">
${choices.join('\n')}
<button type="submit">${pageTexts.go[language]}</button>
</form>`
}

const originsOf = ({ urls }: SandboxPayment): string[] =>
  [urls.success, urls.failure, urls.cancel].map((url) => new URL(url).origin)

/** Leads to the shop as it was chosen: by a redirect, or by a form that the page sends, without scripts by its button. */
const leadBack = (reply: FastifyReply, payment: SandboxPayment) => {
  const { back, language } = payment
  if (!back) return reply.redirect('/', 303)
  if (back.way === 'get') return reply.redirect(withQuery(back), 303)
  const fields = Object.entries(back.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const body = `<form method="post" action="${escapeHtml(back.url)}">
${fields.join('\n')}
<button type="submit">${pageTexts.toShop[language]}</button>
</form>
<script>${submitAtOnce}</script>`
  const title = providerNames[payment.provider]
  return sendPage(reply, { title, language, body, shopOrigins: originsOf(payment), script: submitAtOnce })
}

const languageOf = (header: string | undefined): Language => (header?.startsWith('en') ? 'en' : 'de')

/** The pages of all providers: what a payment comes to, and what the sandbox knows. */
export const payRoutes = async (
  app: FastifyInstance,
  { stage, players }: { stage: Stage; players: Players },
): Promise<void> => {
  const { ledger, notifications: sent } = stage

  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css').send(stylesheet))

  app.get('/', async ({ headers }, reply) => {
    const language = languageOf(headers['accept-language'])
    const rows = ledger
      .all()
      .filter(({ amount }) => amount > 0)
      .map(
        (payment) =>
          `<li><a href="/pay/${escapeHtml(payment.id)}">${escapeHtml(`${payment.reference}, ${providerNames[payment.provider]}, ${moneyOf(payment)}`)}</a>: ${payment.status}</li>`,
      )
    const list = rows.length > 0 ? `<ul>\n${rows.join('\n')}\n</ul>` : `<p>${pageTexts.none[language]}</p>`
    const body = `<p>${pageTexts.overviewText[language]}</p>\n${list}`
    return sendPage(reply, { title: pageTexts.overview[language], language, body })
  })

  /** For tests: everything that the sandbox knows, the newest payment first. */
  app.get('/sandbox/payments', async () => ledger.all())

  /** For tests: sends every notification that waits, and answers their number. */
  app.post('/sandbox/notifications', async () => ({ sent: await sent.release() }))

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params, headers }, reply) => {
    const payment = ledger.find(params.id)
    const language = payment?.language ?? languageOf(headers['accept-language'])
    if (!payment || payment.amount === 0)
      return sendPage(reply, {
        title: pageTexts.missing[language],
        language,
        status: 404,
        body: `<p>${pageTexts.missingText[language]}</p>`,
      })
    const title = providerNames[payment.provider]
    const body =
      payment.status === 'open'
        ? formOf(payment)
        : `<p>${pageTexts.status[language]}: ${escapeHtml(payment.status)}</p>`
    return sendPage(reply, { title, language, body, shopOrigins: originsOf(payment) })
  })

  app.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>('/pay/:id', async (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment || payment.amount === 0) return reply.redirect('/', 303)
    const { provider, language } = payment
    // Sent twice: what was chosen first counts.
    if (payment.status !== 'open') return leadBack(reply, payment)
    const choice = readChoice(payment, request.body ?? {})
    payment.choice = choice
    const back = players[provider].choose(payment, choice)
    // A form brings the answer; an address of the shop without one is opened as it is.
    payment.back = { ...back, way: Object.keys(back.fields).length === 0 ? 'get' : choice.way }
    await tellShop(stage, players[provider], payment)
    if (choice.outcome === 'closeTab') {
      const body = `<p>${pageTexts.closedText[language]}</p>`
      return sendPage(reply, { title: pageTexts.closed[language], language, body })
    }
    // The card form is the only call of Computop in which money is taken.
    if (choice.trouble === 'answerLost' && provider === 'computop' && hasSucceeded(choice.outcome)) {
      const body = `<p>${pageTexts.lostText[language]}</p>`
      return sendPage(reply, { title: pageTexts.lost[language], language, body, status: 504 })
    }
    return leadBack(reply, payment)
  })
}
