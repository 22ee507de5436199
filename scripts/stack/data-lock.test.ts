import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { lockDataDir } from './data-lock.ts'
import { StackError } from './processes/child.ts'

t.test('a folder of data that a running shop has is refused with a sentence', async (t) => {
  const dataDir = join(t.testdir({}), 'data')
  // Its command line is that of an npm start.
  const shop = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start.ts'])
  t.teardown(() => shop.kill('SIGKILL'))
  await once(shop, 'spawn')
  const unlock = await lockDataDir(dataDir)
  const file = join(dataDir, 'start.pid')
  writeFileSync(file, String(shop.pid))
  await t.rejects(
    lockDataDir(dataDir),
    new StackError(`The data in ${dataDir} belong to the shop that process ${shop.pid} runs`),
  )
  await t.rejects(lockDataDir(dataDir), { message: /stop that one, or choose another folder with DATA_DIR/ })
  unlock()
  t.ok(existsSync(file), 'another one’s lock stays')

  const gone = once(shop, 'exit')
  shop.kill('SIGKILL')
  await gone
  const again = await lockDataDir(dataDir)
  again()
  t.notOk(existsSync(file), 'what a crash left behind is taken, and given up at the end')
})
