import type { CompiledText } from '../scope/page-scope.ts'
import { unbroken } from './unbroken.ts'

export type CompiledTexts = Readonly<Record<string, CompiledText>>

/** Prefixes of keys, as the contract asks for them, for the areas that pages declare. */
export function textPrefixes(areas: readonly (readonly string[])[] | undefined): string[] {
  return [...new Set((areas ?? []).flat())].sort().map((area) => `${area}.`)
}

/** Compiles ICU messages. Loaded in the browser only when a navigation needs texts that the first page didn't bring. */
export async function compileTexts(texts: readonly { key: string; value: string }[]): Promise<CompiledTexts> {
  const { compileMessage } = await import('@lingui/message-utils/compileMessage')
  return Object.fromEntries(texts.map(({ key, value }) => [key, compileMessage(unbroken(value)) as CompiledText]))
}
