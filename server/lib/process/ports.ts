import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port of the loopback address, to be listened on later. Below those that systems hand out by themselves: another process that
 * asks for any port would get it meanwhile.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
