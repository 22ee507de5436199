import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { request } from 'undici'
import { freePort } from '#lib/process/ports.ts'

/** What the engine does to its callers; `fine` is the engine itself. */
export type EngineFault = 'refused' | 'hangs' | 'status 500' | 'invalid JSON' | 'empty data' | 'truncated'

/** Stands before a real engine at one address and breaks in the ways that an edge has to survive. */
export class FaultProxy {
  readonly #target: string
  readonly #server = createServer((incoming, outgoing) => {
    this.#answer(incoming, outgoing).catch((error: Error) => outgoing.destroy(error))
  })
  /** Polls for changes are refused, and everything else is answered. */
  isMute = false
  #port = 0
  #mode: EngineFault | 'fine' = 'fine'

  constructor(target: string) {
    this.#target = target
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async open(): Promise<void> {
    this.#port = await freePort()
    await this.#listen()
  }

  /** Breaks connections that are open, too, as a change of the engine's state does. */
  async become(mode: EngineFault | 'fine'): Promise<void> {
    await this.close()
    this.#mode = mode
    if (mode !== 'refused') await this.#listen()
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const json = { 'content-type': 'application/json' }
    switch (this.#mode) {
      case 'refused':
      case 'hangs':
        return
      case 'status 500':
        outgoing.writeHead(500, json).end('{"error":"broken"}')
        return
      case 'invalid JSON':
        outgoing.writeHead(200, json).end('<html>')
        return
      case 'empty data':
        outgoing.writeHead(200, json).end('{"data":{}}')
        return
      case 'truncated':
        outgoing.writeHead(200, { ...json, 'content-length': '1000' }).write('{"data":{"getStore":')
        setTimeout(() => outgoing.destroy(), 5)
        return
      case 'fine':
        if (this.isMute && incoming.url?.startsWith('/changes')) outgoing.writeHead(503).end()
        else await this.#forward(incoming, outgoing)
    }
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = incoming.headers
    const answer = await request(this.#target + incoming.url, {
      method: incoming.method as 'GET' | 'POST',
      headers,
      body: incoming.method === 'GET' ? null : await buffer(incoming),
    })
    const { connection: _theirs, 'transfer-encoding': _chunked, ...back } = answer.headers
    outgoing.writeHead(answer.statusCode, back).end(await buffer(answer.body))
  }
}
