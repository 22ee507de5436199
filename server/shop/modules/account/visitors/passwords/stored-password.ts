import { timingSafeEqual } from 'node:crypto'

/** Argon2id as OWASP has it: 19 MiB, two passes. Raising them hashes each password anew at its next login. */
export const parameters = { memory: 19_456, passes: 2, parallelism: 1 } as const

export const saltBytes = 16
export const hashBytes = 32

export type StoredPassword = { memory: number; passes: number; parallelism: number; salt: Buffer; hash: Buffer }

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** A PHC string. */
export const writeStored = ({ memory, passes, parallelism, salt, hash }: StoredPassword): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/

/** Null for what is none. */
export const readStored = (text: string): StoredPassword | null => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = form.exec(text) ?? []
  if (memory === undefined) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

export const isOutdated = ({ memory, passes, parallelism, hash }: StoredPassword): boolean =>
  memory !== parameters.memory ||
  passes !== parameters.passes ||
  parallelism !== parameters.parallelism ||
  hash.length !== hashBytes

/** In constant time. */
export const isSameHash = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right)
