import type { CompiledText } from '../scope/page-scope.ts'
import { unbroken } from './unbroken.ts'

export type CompiledTexts = Readonly<Record<string, CompiledText>>

/** Prefixes of keys, as the contract asks for them, for the areas that pages declare. */
export function textPrefixes(areas: readonly (readonly string[])[] | undefined): string[] {
  return [...new Set((areas ?? []).flat())].sort().map((area) => `${area}.`)
}

/** What gives a message more than its plain text. */
const syntax = /[{}']/

/**
 * Compiles ICU messages. In the browser the parser (6 kB of brotli) is loaded only for texts that the first page didn't bring and that have
 * something to parse: those of the consent question, which every first visit sees, have not.
 */
export async function compileTexts(texts: readonly { key: string; value: string }[]): Promise<CompiledTexts> {
  const messages = texts.map(({ key, value }) => ({ key, message: unbroken(value) }))
  const compile = messages.some(({ message }) => syntax.test(message))
    ? (await import('@lingui/message-utils/compileMessage')).compileMessage
    : (message: string) => (message ? [message] : [])
  return Object.fromEntries(messages.map(({ key, message }) => [key, compile(message) as CompiledText]))
}
