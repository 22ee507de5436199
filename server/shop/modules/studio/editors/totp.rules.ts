import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code stands (RFC 6238 §5.2). */
const stepSeconds = 30
/** Steps before and after the present one that count: clocks differ. */
const skew = 1
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648 §6), as authenticator apps take it. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds)

/** The code of a time step (RFC 4226 §5.3, HMAC-SHA-1, six digits). */
export const codeOf = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The step whose code it is, later than `lastStep`, so that no code counts twice; null for a wrong one. */
export const stepOfCode = (
  code: string,
  { secret, lastStep, now }: { secret: Buffer; lastStep: number; now: number },
): number | null => {
  const entered = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(entered)) return null
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * skew + 1 }, (_, index) => present - skew + index)
  return steps.findLast((step) => isSame(codeOf(secret, step), entered) && step > lastStep) ?? null
}
