import type { FastifyInstance } from 'fastify'
import type { SandboxPayment } from '../ledger.ts'
import { escapeHtml, sendPage } from '../pages/page.ts'
import { pageTexts, providerNames } from '../pages/page-texts.ts'
import type { Stage } from '../players.ts'
import { buyers, openSession } from './amazon.ts'
import { isButtonSigned } from './signatures.ts'

/** The button's script, as far as a shop uses it: a link to the wallet instead of a window. */
const buttonScript = (url: string): string => `window.amazon = { Pay: {
  renderButton: (selector, { publicKeyId, checkoutLanguage, createCheckoutSessionConfig: { payloadJSON, signature, algorithm } }) => {
    const link = document.createElement('a')
    const query = new URLSearchParams({ payload: payloadJSON, signature, algorithm, publicKeyId, language: checkoutLanguage ?? '' })
    link.href = ${JSON.stringify(`${url}/amazon/wallet`)} + '?' + query
    link.textContent = 'Amazon Pay'
    document.querySelector(selector).replaceChildren(link)
    return { initCheckout: () => { location.href = link.href } }
  },
} }
`

const pageOf = ({ id, language }: SandboxPayment): string => {
  const options = buyers.map(
    ({ id: buyer, name, address }, index) =>
      `<label><input type="radio" name="buyer" value="${buyer}"${index === 0 ? ' checked' : ''}> ${escapeHtml(`${name}, ${address.addressLine1}, ${address.postalCode} ${address.city}, ${address.countryCode}`)}</label>`,
  )
  return `<form method="post" action="/amazon/wallet/${escapeHtml(id)}">
<fieldset><legend>${pageTexts.wallet[language]}</legend>
${options.join('\n')}
</fieldset>
<button type="submit">${pageTexts.go[language]}</button>
<button type="submit" name="abort" value="true">${pageTexts.back[language]}</button>
</form>`
}

type Payload = {
  webCheckoutDetails?: { checkoutReviewReturnUrl?: string; checkoutCancelUrl?: string }
  storeId?: string
}

/** The wallet before the shop's summary: the button, and the choice of an address. */
export const walletRoutes = async (app: FastifyInstance, stage: Stage): Promise<void> => {
  const { ledger, keys } = stage

  app.get('/checkout.js', async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript')
      .send(buttonScript(stage.url)),
  )

  app.get<{ Querystring: Record<string, string> }>('/amazon/wallet', async ({ query }, reply) => {
    const { payload = '', signature = '', algorithm, publicKeyId, language } = query
    const { amazon } = keys
    if (publicKeyId !== amazon.publicKeyId || algorithm !== 'AMZN-PAY-RSASSA-PSS-V2')
      return reply.code(400).type('text/plain').send('Amazon Pay: unknown key or algorithm')
    if (!isButtonSigned(amazon.privateKey, payload, signature))
      return reply.code(400).type('text/plain').send('Amazon Pay: the payload is not signed rightly')
    const { webCheckoutDetails, storeId } = JSON.parse(payload) as Payload
    const reviewUrl = webCheckoutDetails?.checkoutReviewReturnUrl
    if (!reviewUrl || storeId !== amazon.storeId)
      return reply.code(400).type('text/plain').send('Amazon Pay: storeId or checkoutReviewReturnUrl')
    const session = openSession(stage, {
      reviewUrl,
      cancelUrl: webCheckoutDetails.checkoutCancelUrl ?? reviewUrl,
      language: language?.startsWith('en') ? 'en' : 'de',
    })
    return reply.redirect(`/amazon/wallet/${session.id}`, 303)
  })

  app.get<{ Params: { id: string } }>('/amazon/wallet/:id', async ({ params }, reply) => {
    const session = ledger.find(params.id)
    if (session?.provider !== 'amazon') return reply.redirect('/', 303)
    const shopOrigins = [session.urls.success, session.urls.cancel].map((url) => new URL(url).origin)
    const { language } = session
    return sendPage(reply, { title: providerNames.amazon, language, body: pageOf(session), shopOrigins })
  })

  app.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
    '/amazon/wallet/:id',
    async ({ params, body }, reply) => {
      const session = ledger.find(params.id)
      if (session?.provider !== 'amazon') return reply.redirect('/', 303)
      if (body?.abort) return reply.redirect(session.urls.cancel, 303)
      session.data.buyer = body?.buyer ?? buyers[0].id
      const back = new URL(session.data.reviewUrl ?? '')
      back.searchParams.set('amazonCheckoutSessionId', session.id)
      return reply.redirect(back.href, 303)
    },
  )
}
