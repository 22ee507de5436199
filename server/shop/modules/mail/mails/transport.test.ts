import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import t from 'tap'
import { createMailTransport, type Message } from './transport.ts'

const message: Message = {
  messageId: '<1@pausenhof.example>',
  from: 'service@pausenhof.example',
  to: 'lena@pausenhof.example',
  replyTo: 'service@pausenhof.example',
  subject: 'Hallo',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  language: 'de-DE',
  endUrl: null,
  pictures: [],
}

t.test('a mail server that hangs holds one job, and not one for each mail', async (t) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}` }
  const brief = { connectionTimeout: 5000, greetingTimeout: 100, socketTimeout: 5000, dnsTimeout: 5000 }
  const start = (rest: number) => {
    const send = createMailTransport(settings, { ...brief, rest })
    return async () => send?.(message, null)
  }

  const send = start(60_000)
  await t.rejects(send(), { message: 'the mail was not taken: ETIMEDOUT' })
  await t.rejects(send(), { message: /not tried/ })
  t.equal(sockets.length, 1)

  const sendWithoutRest = start(0)
  for (let count = 0; count < 2; count += 1) await t.rejects(sendWithoutRest(), { message: /ETIMEDOUT/ })
  t.equal(sockets.length, 3, 'after the rest it is asked again')
})
