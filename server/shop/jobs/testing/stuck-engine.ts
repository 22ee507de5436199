import { startWorker } from '../worker.ts'

/** A process that takes jobs and never ends one, to be killed: node stuck-engine.ts <database address>. */
const log = () => undefined
startWorker({
  url: process.argv[2] ?? '',
  log: { debug: log, info: log, warn: log, error: log },
  tasks: {
    'visitors.clean': async () => {
      process.stdout.write('begun\n')
      await new Promise(() => undefined)
    },
  },
})
