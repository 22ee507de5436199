/** Starts the servers as `npm start` does, says which processes they are, and waits to be killed. */
import { startStack } from '../stack.ts'

const stack = await startStack({ ...JSON.parse(process.argv[2] ?? '{}'), onStep: () => {} })
process.stdout.write(`${JSON.stringify([stack.engine, stack.edge].map((server) => server.process.pid))}\n`)
setInterval(() => {}, 60_000)
