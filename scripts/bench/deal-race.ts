/**
 * `node scripts/bench/deal-race.ts [buyers] [engines] [kills]`: a thousand buyers compete for the hundred pieces of a
 * lightning deal, over several engines that are killed and restarted meanwhile. Exits with 1 unless exactly the
 * available pieces were reserved and every other buyer received the reason for the refusal.
 */
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { raceForDeal } from '../../server/shop/modules/catalogue/lightning/testing/deal-race.ts'
import { deal, dealProduct, shopOf } from '../../server/shop/modules/catalogue/lightning/testing/deals.ts'
import { change } from '../../server/shop/testing/engine.ts'
import { interruptedCode, onInterruption } from '../stack/processes/interruption.ts'
import { closeOpened, openBenchPostgres } from './opened.ts'

const pieces = 100
const [buyers = 1000, engines = 3, kills = 4] = process.argv.slice(2).map(Number)
onInterruption(async () => {
  await closeOpened()
  process.exit(interruptedCode)
})
const postgres = await openBenchPostgres('race')
try {
  await migrateDatabase(postgres.url)
  await change(postgres.url, shopOf([dealProduct('100', 1, deal('100-a', { quantity: pieces }))]))
  const race = await raceForDeal({ url: postgres.url, buyers, engines, kills })
  const { answers, counts, rows, milliseconds } = race
  const codes = new Map<string, number>()
  for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1)
  const waited = answers.map((answer) => answer.milliseconds).sort((a, b) => a - b)
  const won = answers.filter(({ quantityLightning }) => quantityLightning > 0).length
  const lines = [
    `${buyers} buyers for ${pieces} pieces over ${engines} engines, ${race.kills} killed, ${(milliseconds / 1000).toFixed(1)} s`,
    `  told: ${[...codes].map(([code, count]) => `${count} ${code}`).join(', ')}`,
    `  asked again ${answers.reduce((sum, { tries }) => sum + tries - 1, 0)} times, by ${answers.filter(({ tries }) => tries > 1).length} buyers`,
    `  until told: median ${waited[Math.floor(waited.length / 2)]?.toFixed(0)} ms, longest ${waited.at(-1)?.toFixed(0)} ms`,
    `  counted: ${counts.kept} kept, ${counts.sold} sold; in rows: ${rows.kept} kept, ${rows.sold} sold, of ${rows.carts} carts`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const isRight =
    won === pieces &&
    codes.get('OK') === pieces &&
    codes.get('DEAL_SOLD_OUT') === buyers - pieces &&
    counts.kept + counts.sold === pieces &&
    rows.kept === counts.kept &&
    rows.sold === counts.sold &&
    rows.carts === pieces
  process.stdout.write(isRight ? '  exactly as many as there are\n' : '  WRONG\n')
  process.exitCode = isRight ? 0 : 1
} finally {
  await postgres.close()
}
