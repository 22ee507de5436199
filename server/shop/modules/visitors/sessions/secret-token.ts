import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only their hash is stored, so that looking one up tells nothing of the others, in whatever time. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** What can't be a token need not be looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
