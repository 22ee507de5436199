import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { useSwitch } from '../../lib/scope/use-parameters.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { promisesId } from '../Footer/promises-id.ts'
import { useShell } from '../use-shell.ts'
import { BusinessContact } from './BusinessContact.tsx'
import type { FlyoutId } from './flyout/flyout-ids.ts'
import { QuickOrder } from './QuickOrder.tsx'
import styles from './ServiceStrip.module.css'

/** Slides of the strip (storefront.md §2). */
const shown = 3

/** Above the bar: what speaks for the shop, if editors want it there, and where to find help and trust. */
export function ServiceStrip() {
  const { isB2b } = useSite()
  const hasUsps = useSwitch('uspStrip')
  return (
    <div className={styles.strip}>
      {hasUsps && <Usps />}
      <ServiceLinks isAlone={!hasUsps} />
      {isB2b && <QuickOrder />}
      {isB2b && <BusinessContact />}
    </div>
  )
}

/** The first of the editors' selling points: side by side, on phones one after another; each has more to say, without scripts on its page. */
function Usps() {
  const t = useTexts()
  const usps = useShell()?.getFooter?.usps.slice(0, shown) ?? []
  return (
    <div className={styles.slides} data-slides="">
      <ul className={styles.usps}>
        {usps.map((usp, index) => (
          <li key={usp.headline} className={styles.usp}>
            <a
              href={usp.link ?? `#${promisesId}`}
              className={classNames(styles.opener, signs.check)}
              data-opens={`usp-${index}` satisfies FlyoutId}
            >
              {usp.headline}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        hidden
        className={classNames(styles.pause, signs.pause)}
        aria-pressed="false"
        aria-label={t('shell.usps.pause')}
      />
    </div>
  )
}

function ServiceLinks({ isAlone }: { isAlone: boolean }) {
  const t = useTexts()
  const { isB2b } = useSite()
  const [help, trust] = isB2b
    ? ([
        ['/service/your-advantages/', t('shell.service.advantages')],
        ['/service/product-safety/', t('shell.service.safety')],
      ] as const)
    : ([
        ['/beratung/', t('shell.service.advice')],
        ['/service/sicher-einkaufen/', t('shell.footer.badge')],
      ] as const)
  return (
    <ul className={styles.service} data-alone={isAlone ? '' : undefined}>
      <li>
        <a href={help[0]} className={styles.serviceLink}>
          {help[1]}
        </a>
      </li>
      <li>
        <a href={trust[0]} className={classNames(styles.serviceLink, signs.shield)}>
          {trust[1]}
        </a>
      </li>
    </ul>
  )
}
