/**
 * For operators and developers: whether a backup brings the shop back. A throw-away shop takes orders while `scripts/backup.ts` backs it up and
 * follows it; then both are killed at once, the backup is restored elsewhere, and orders, money and stock are compared with what buyers were told.
 * Ends with 1 when something differs, when more than five seconds are lost, or when it takes longer than five minutes.
 *
 *   node scripts/restore-drill.ts [--products 10000] [--seconds 30] [--buyers 4]
 *
 * 100,000 products take some two minutes more, and 2 GB of disk. `--seconds`: orders that are placed after the backup is whole.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDrill } from './backup/drill/drill.ts'
import { machineFacts } from './bench/machine.ts'
import { progress } from './stack/progress.ts'

const mostLost = 5
const mostMinutes = 5

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    buyers: { type: 'string', default: '4' },
  },
})
const [products = 0, seconds = 0, buyers = 0] = [values.products, values.seconds, values.buyers].map(Number)
if (![products, seconds, buyers].every((value) => Number.isInteger(value) && value > 0)) {
  process.stderr.write('Usage: node scripts/restore-drill.ts [--products 10000] [--seconds 30] [--buyers 4]\n')
  process.exit(1)
}

const { step, end } = progress()
const machine = machineFacts()
const folder = join(tmpdir(), `pausenhof-drill-${randomBytes(6).toString('hex')}`)
await mkdir(folder)
try {
  const drill = await runDrill({ folder, products, seconds, buyers, onStep: step })
  end()
  const { told, missing, lostSeconds, differences, backupSeconds, restoreSeconds, openSeconds } = drill
  const isHeld = differences.length === 0 && lostSeconds <= mostLost && openSeconds <= mostMinutes * 60
  const lines = [
    `${machine.cores} × ${machine.cpu}, Node ${machine.node}, load ${machine.load?.toFixed(1)} before`,
    `Products                        ${drill.products.toLocaleString('en')}, database of ${drill.megabytes} MB`,
    `Backup under load               ${backupSeconds.toFixed(1)} s`,
    `Orders that buyers were told    ${told}, ${drill.ordersWhileBackingUp} of them while it was taken`,
    `Of them missing                 ${missing}`,
    `Loss                            ${lostSeconds.toFixed(1)} s (at most ${mostLost})`,
    `Restored, database opens        ${restoreSeconds.toFixed(1)} s`,
    `Shop answers, an order placed   ${openSeconds.toFixed(1)} s (at most ${mostMinutes * 60})`,
    `Money of the orders that are there  ${(drill.cents / 100).toFixed(2)} EUR`,
    ...differences.map((difference) => `DIFFERS: ${difference}`),
    isHeld ? 'Orders, money and stock agree.' : 'The drill has failed.',
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.exitCode = isHeld ? 0 : 1
} finally {
  end()
  await rm(folder, { recursive: true, force: true })
}
