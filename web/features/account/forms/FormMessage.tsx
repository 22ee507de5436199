import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import type { AccountFormState } from './use-account-form.ts'

/** What is wrong with the form as a whole, above its fields. */
export function FormMessage({ faults }: Pick<AccountFormState, 'faults'>) {
  if (!faults.isRefused || !faults.message) return null
  return (
    <div data-message tabIndex={-1}>
      <Notice kind="error" live>
        <p>{faults.message}</p>
      </Notice>
    </div>
  )
}
