import type { ComponentProps } from 'react'
import { accountLimits } from '#contract/limits/account.ts'
import { TextField } from './TextField.tsx'

/**
 * One e-mail address, which no keyboard writes with a capital and no browser underlines as misspelt. No input of type email: browsers refuse
 * or rewrite domains with letters of other languages.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="text"
      inputMode="email"
      maxLength={accountLimits.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
