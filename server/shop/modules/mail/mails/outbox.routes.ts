import type { FastifyInstance, FastifyReply } from 'fastify'
import { isFromThisMachine } from '#lib/http/own-machine.ts'
import { uuidForm } from '#lib/uuid.ts'
import { escapeHtml } from './mail-body.ts'
import type { MailsService } from './mails.service.ts'
import type { Message } from './transport.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'"

const html = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8')

/** Pictures that a mail brings along stand in the page itself. */
const withPictures = ({ html, pictures }: Message): string =>
  pictures.reduce(
    (text, { id, content }) => text.replaceAll(`cid:${id}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  )

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{margin:0;background:#f4f1ea;color:#1f2a37;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
table{width:100%;border-collapse:collapse;background:#fffdf8}
th,td{padding:.75rem;text-align:left;border-bottom:1px solid #e4ded2}
a{color:#0f5c46}
iframe{width:100%;height:44rem;border:1px solid #e4ded2;background:#fff}
pre{padding:1rem;background:#fffdf8;white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

/** GET /outbox: mails of a shop that has no mail server, for this machine alone. */
export const outboxRoutes = async (app: FastifyInstance, { outbox }: Pick<MailsService, 'outbox'>): Promise<void> => {
  if (outbox === null) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
  })

  app.get('/outbox', { logLevel: 'warn' }, async (_request, reply) => {
    const rows = (await outbox.newest()).map(
      ({ mail, subject }) => `<tr><td><a href="/outbox/${mail.id}">${escapeHtml(subject)}</a></td>
        <td>${escapeHtml(mail.recipient)}</td><td>${mail.store} ${mail.language}</td>
        <td>${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')}</td></tr>`,
    )
    const table = `<table><tr><th>Subject</th><th>To</th><th>Store</th><th>Written (UTC)</th></tr>${rows.join('')}</table>`
    return html(reply).send(page('Outbox', rows.length > 0 ? table : '<p>No mail has been written yet.</p>'))
  })

  const schema = { params: { type: 'object', properties: { id: { type: 'string', pattern: uuidForm } } } }

  app.get<{ Params: { id: string } }>('/outbox/:id', { logLevel: 'warn', schema }, async ({ params }, reply) => {
    const message = await outbox.open(params.id)
    if (message === null) return reply.callNotFound()
    const { subject, to, text } = message
    const body = page(
      subject,
      `<p>To ${escapeHtml(to)} · <a href="/outbox">Outbox</a></p>
       <iframe src="/outbox/${params.id}/html" title="HTML" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
       <h2>Text</h2><pre>${escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)}</pre>`,
    )
    return html(reply).send(body)
  })

  app.get<{ Params: { id: string } }>('/outbox/:id/html', { logLevel: 'warn', schema }, async ({ params }, reply) => {
    const message = await outbox.open(params.id)
    if (message === null) return reply.callNotFound()
    return html(reply).send(withPictures(message).replace('<head>', '<head><base target="_top">'))
  })
}
