import { useFocusOnAnswer } from '#web/lib/forms/use-focus-on-answer.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { AccountNav } from '#web/ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { useAccountCrumbs } from '../parts/AccountFrame.tsx'
import { Approvals } from './Approvals.tsx'
import styles from './Business.module.css'
import type { Access } from './business-access.ts'
import { Users } from './Users.tsx'

type BusinessPageProps = { access: Access; isSent: boolean; flash: Flash | null }

/** The organisation that a business customer orders for: who else orders for it, and orders that wait (transactions.md §4). */
export function BusinessPage({ access, isSent, flash: left }: BusinessPageProps) {
  const t = useTexts()
  const title = t('account.title.organisation')
  const crumbs = useAccountCrumbs(title)
  const flash = left?.form === 'business-action' ? left : null
  const outcome = useFocusOnAnswer(flash)
  const { organisation, customerNumber, isMainUser } = access
  return (
    <Page
      crumbs={crumbs}
      headline={title}
      nav={<AccountNav />}
      lead={
        <p>{customerNumber === null ? organisation : t('business.lead', { organisation, number: customerNumber })}</p>
      }
      className={styles.page}
    >
      {isSent && !flash && (
        <Notice kind="success" live>
          <p>{t('business.sent')}</p>
        </Notice>
      )}
      {flash?.message && (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind={flash.isDone ? 'success' : 'error'}>
            <p>{flash.message}</p>
          </Notice>
        </div>
      )}
      {!isMainUser && <p>{rightsText(access, t)}</p>}
      <Approvals access={access} flash={flash} />
      {isMainUser && <Users users={access.users} flash={flash} />}
    </Page>
  )
}

function rightsText({ mayOrder, orderLimit }: Access, t: ReturnType<typeof useTexts>): string {
  if (!mayOrder) return t('business.rights.none')
  return orderLimit ? t('business.rights.limit', { limit: orderLimit.stringValue }) : t('business.rights.free')
}
