import { useEffect } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/use-page.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import styles from './OfflinePage.module.css'
import { ShutGate } from './ShutGate.tsx'

/** Stands at the address that was asked for, so trying again is asking for it once more. */
export function Page() {
  const t = useTexts()
  const { isB2b } = useSite()
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={styles.page}>
      <ShutGate className={styles.picture} />
      <Heading level={1}>{t('offline.headline')}</Heading>
      <p className={styles.text}>{t(isB2b ? 'offline.text.b2b' : 'offline.text')}</p>
      <Button onClick={() => location.reload()}>{t('offline.retry')}</Button>
    </div>
  )
}
