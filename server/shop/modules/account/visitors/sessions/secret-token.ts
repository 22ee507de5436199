import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. Only the hash is stored, so the time of a look-up reveals nothing about other tokens. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Texts of another form need no look-up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
