import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/Notice/Notice.tsx'
import type { AccountFormState } from './use-account-form.ts'

/** What is wrong with the form as a whole, above its fields. */
export function FormMessage({ faults }: Pick<AccountFormState, 'faults'>) {
  const t = useTexts()
  if (!faults.isRefused || !faults.message) return null
  return (
    <div data-message tabIndex={-1}>
      <Notice kind="error" live>
        <p>{faults.message}</p>
        {faults.retryAfter !== null && <p>{t('login.retry', { minutes: Math.ceil(faults.retryAfter / 60) })}</p>}
      </Notice>
    </div>
  )
}
