import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Teardown = { teardown: (end: () => unknown) => void }

/** A way to the database whose open connections fall silent when told to, as those of a machine that has vanished. New ones work. */
export async function wayTo(t: Teardown, url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<[near: Socket, far: Socket]>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
    open.add([near, far])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.close()
    for (const pair of open) for (const socket of pair) socket.destroy()
  })
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  const fallSilent = () => {
    for (const [near, far] of open) {
      near.unpipe(far)
      far.unpipe(near)
      near.resume()
      far.destroy()
    }
    open.clear()
  }
  return { url: String(own), fallSilent }
}
