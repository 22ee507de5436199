import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  hashBytes,
  isOutdated,
  isSameHash,
  parameters,
  readStored,
  type StoredPassword,
  saltBytes,
  writeStored,
} from './stored-password.ts'

/** Too many hashes are queued to be done within a few seconds. */
export class HashingBusy extends Error {}

type Options = { atATime?: number; maxWaiting?: number }

const derive = promisify(argon2)

/** The same password however it was typed (NFKC). */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8')

/**
 * Hashes in threads of the process's pool, and never in more than half of them: a flood of logins slows logins down, and
 * nothing else.
 */
export const createPasswords = ({ atATime = 2, maxWaiting = 40 }: Options = {}) => {
  let running = 0
  const waiting: (() => void)[] = []

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atATime) {
      if (waiting.length >= maxWaiting) throw new HashingBusy('too many passwords are being checked')
      // The finishing task passes its slot to the next waiting one, so `running` stays unchanged.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const hashWith = (password: string, { memory, passes, parallelism, salt, hash }: StoredPassword): Promise<Buffer> =>
    inTurn(() =>
      derive('argon2id', {
        message: bytesOf(password),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength: hash.length,
      }),
    )

  const fresh = (): StoredPassword => ({ ...parameters, salt: randomBytes(saltBytes), hash: Buffer.alloc(hashBytes) })

  return {
    hash: async (password: string): Promise<string> => {
      const made = fresh()
      return writeStored({ ...made, hash: await hashWith(password, made) })
    },

    /** Takes as long for an account that there is not, or that has no password (`stored` null). */
    verify: async (password: string, stored: string | null): Promise<{ isRight: boolean; isOutdated: boolean }> => {
      const known = stored === null ? null : readStored(stored)
      const compared = known ?? fresh()
      const isRight = isSameHash(await hashWith(password, compared), compared.hash)
      return { isRight: known !== null && isRight, isOutdated: known !== null && isOutdated(known) }
    },
  }
}

export type Passwords = ReturnType<typeof createPasswords>
