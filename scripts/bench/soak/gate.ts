import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A TCP proxy between two components, in the place of a network: spreads connections over the targets as Docker's name
 * server does, goes on to the next one when a target refuses, and delays what passes.
 */
export class Gate {
  readonly port: number
  /** Milliseconds by which each piece is late, in both directions. */
  delayMs = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  static async open(port: number, targets: readonly number[]): Promise<Gate> {
    const gate = new Gate(port, targets)
    await once(gate.#server.listen(port, '127.0.0.1'), 'listening')
    return gate
  }

  private constructor(port: number, targets: readonly number[]) {
    this.port = port
    let turn = 0
    this.#server = createServer((client) => {
      turn += 1
      this.#join(
        client,
        targets.map((_target, index) => targets[(turn + index) % targets.length] ?? 0),
      )
    })
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(client: Socket, [target, ...others]: readonly number[]): void {
    if (target === undefined) {
      client.resetAndDestroy()
      return
    }
    const server = connect(target, '127.0.0.1')
    this.#watch(client)
    server.once('error', () => {
      if (server.connecting || server.bytesRead + server.bytesWritten === 0) this.#join(client, others)
      else client.resetAndDestroy()
    })
    server.once('connect', () => {
      this.#watch(server)
      this.#carry(client, server)
      this.#carry(server, client)
    })
  }

  #watch(socket: Socket): void {
    if (this.#sockets.has(socket)) return
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
  }

  #carry(from: Socket, to: Socket): void {
    from.on('data', (chunk: Buffer) => {
      if (this.delayMs > 0) setTimeout(() => to.write(chunk), this.delayMs)
      else to.write(chunk)
    })
    from.on('end', () => setTimeout(() => to.end(), this.delayMs))
    from.on('close', () => setTimeout(() => to.destroy(), this.delayMs))
  }
}
