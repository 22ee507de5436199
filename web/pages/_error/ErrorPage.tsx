import { useEffect } from 'react'
import { PageSearchForm } from '../../features/search/SearchForm.tsx'
import { useShell } from '../../layouts/use-shell.ts'
import { Static } from '../../lib/hydration/Static.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { ReloadWithoutScript } from '../../lib/routing/ReloadWithoutScript.tsx'
import { reloadLater } from '../../lib/routing/reload-later.ts'
import { navigate } from '../../lib/routing/router.ts'
import { useData, useStatus, useUrl } from '../../lib/scope/use-page.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import type { data } from './+data.ts'
import { completeSecurityLogout } from './complete-security-logout.ts'
import { ErrorDetails } from './ErrorDetails.tsx'
import styles from './ErrorPage.module.css'
import { errorKind } from './error-kind.ts'
import { LostKite } from './LostKite.tsx'
import { logError } from './log-error.ts'
import { OpenNavigation } from './OpenNavigation.tsx'

/** Says what happened and shows ways on: home, the search, the departments. */
export function ErrorPage() {
  const t = useTexts()
  // Null where the error page itself could not be prepared.
  const error = (useData<typeof data>() as Awaited<ReturnType<typeof data>> | null)?.error
  const status = useStatus()
  const { href } = useUrl()
  useEffect(() => logError(status, href), [status, href])
  useEffect(() => completeSecurityLogout(navigate), [])
  const kind = errorKind(status)
  const isBusy = kind === 'busy'
  useEffect(() => (isBusy ? reloadLater() : undefined), [isBusy])
  const departments = useShell()?.getNavigation?.filter((entry) => !entry.isExcludedFromNav) ?? []
  const isTemporary = kind === 'busy' || kind === 'failed'
  const headline = t(`error.${kind}.headline`)
  return (
    <Page crumbs={[{ displayName: headline }]} headline={headline} className={styles.page}>
      <LostKite className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.text}>{t(`error.${kind}.text`)}</p>
        {isBusy && (
          <>
            <p>{t('error.busy.reload')}</p>
            <ReloadWithoutScript />
          </>
        )}
        <div className={styles.buttons}>
          {isTemporary && <Button onClick={() => location.reload()}>{t('error.retry')}</Button>}
          <ButtonLink href="/" variant={isTemporary ? 'outline' : 'primary'}>
            {t('error.home')}
          </ButtonLink>
        </div>
      </div>
      {error && <ErrorDetails error={error} />}
      {departments.length > 0 && (
        <nav className={styles.ways} aria-labelledby="error-ways">
          <Heading level={2} size="l" id="error-ways">
            {t('error.ways')}
          </Heading>
          {!isTemporary && <PageSearchForm className={styles.search} />}
          <Static name="openNavigation">
            <OpenNavigation departments={departments} />
          </Static>
        </nav>
      )}
    </Page>
  )
}
