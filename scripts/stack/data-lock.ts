import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StackError } from './processes/child.ts'

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Linux tells what a process is: after a crash another one may have the number. */
const isShop = (pid: number): boolean => {
  if (!isAlive(pid)) return false
  const command = readIfThere(`/proc/${pid}/cmdline`)
  return command === null || command.includes('start.ts')
}

/** Keeps a folder of data for one `npm start`; the answer gives it up. A second one would share its database and end it. */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'start.pid')
  const take = (): boolean => {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      return false
    }
  }
  if (!take()) {
    const owner = Number(readIfThere(file))
    if (owner > 0 && owner !== process.pid && isShop(owner))
      throw new StackError(
        `The data in ${dataDir} belong to the shop that process ${owner} runs: stop that one, or choose another folder with DATA_DIR.`,
      )
    rmSync(file, { force: true })
    if (!take())
      throw new StackError(`Another npm start has just taken ${dataDir}: choose another folder with DATA_DIR.`)
  }
  return () => {
    if (readIfThere(file) === String(process.pid)) rmSync(file, { force: true })
  }
}
