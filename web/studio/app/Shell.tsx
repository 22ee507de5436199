import {
  ArrowLeftRight,
  BadgePercent,
  CircleUser,
  ClipboardList,
  Contact,
  Database,
  FileCheck,
  FileText,
  FlaskConical,
  MailWarning,
  MessageSquareText,
  Package,
  ScrollText,
  Share2,
  ShoppingCart,
  Store,
  Tags,
  Ticket,
  Users,
  Zap,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Me } from '../access/login/session.ts'
import { useAddress } from '../lib/router.ts'
import { shopInitial, studioName } from '../lib/shop-name.ts'
import { site } from '../lib/site.ts'
import { chooseUiLanguage, uiLanguage, useTexts } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'
import { Link } from '../ui/Link.tsx'
import { OpenPoints } from './OpenPoints.tsx'
import { roomAt } from './rooms.ts'
import styles from './Shell.module.css'
import { StoreDialog } from './StoreDialog.tsx'

const sections = [
  { to: '/', label: 'pages', Icon: FileText, isHere: (path: string) => path === '/' || path.startsWith('/pages/') },
  { to: '/content/redirect', label: 'content', Icon: Database, isHere: (path: string) => path.startsWith('/content/') },
  { to: '/experiments', label: 'experiments', Icon: FlaskConical, isHere: (path: string) => path === '/experiments' },
  { to: '/links', label: 'links', Icon: Share2, isHere: (path: string) => path === '/links' },
  { to: '/desk', label: 'desk', Icon: ClipboardList, isHere: (path: string) => path === '/desk' },
  { to: '/orders', label: 'orders', Icon: ShoppingCart, isHere: (path: string) => path.startsWith('/orders') },
  { to: '/returns', label: 'returns', Icon: Package, isHere: (path: string) => path.startsWith('/returns') },
  { to: '/declarations', label: 'declarations', Icon: MailWarning, isHere: (path: string) => path === '/declarations' },
  {
    to: '/customers',
    label: 'customers',
    Icon: Contact,
    isHere: (path: string) => path.startsWith('/customers') || path === '/organisations',
  },
  {
    to: '/certificates',
    label: 'certificates',
    Icon: FileCheck,
    isHere: (path: string) => path === '/certificates',
  },
  {
    to: '/reviews',
    label: 'reviews',
    Icon: MessageSquareText,
    isHere: (path: string) => path === '/reviews',
  },
  { to: '/deals', label: 'deals', Icon: Zap, isHere: (path: string) => path === '/deals' },
  { to: '/vouchers', label: 'vouchers', Icon: Ticket, isHere: (path: string) => path === '/vouchers' },
  { to: '/promotions', label: 'promotions', Icon: BadgePercent, isHere: (path: string) => path === '/promotions' },
  { to: '/products', label: 'products', Icon: Tags, isHere: (path: string) => path.startsWith('/products') },
  { to: '/audit', label: 'audit', Icon: ScrollText, isHere: (path: string) => path.startsWith('/audit') },
  { to: '/transfer', label: 'transfer', Icon: ArrowLeftRight, isHere: (path: string) => path === '/transfer' },
  { to: '/editors', label: 'editors', Icon: Users, isHere: (path: string) => path === '/editors' },
  { to: '/account', label: 'account', Icon: CircleUser, isHere: (path: string) => path === '/account' },
] as const

/** Where editors and customer service begin. */
const firstPages: readonly string[] = ['/', '/desk']

/** Frame of every room: a narrow bar of sections at the left, the room beside it. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const texts = useTexts(appTexts)
  const language = useStore(uiLanguage)
  const { path } = useAddress()
  const here = useStore(site)?.store
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className={styles.shell}>
      <nav className={styles.bar} aria-label={texts.sections}>
        <Link className={styles.mark} to="/" aria-label={studioName}>
          {shopInitial}
        </Link>
        {sections
          .filter(({ to }) => roomAt(to, me) !== null)
          .map(({ to, label, Icon, isHere }) => (
            <Link key={to} className={styles.section} to={to} aria-current={isHere(path) ? 'page' : undefined}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {texts[label]}
            </Link>
          ))}
        {me.stores.length > 1 && (
          <button
            type="button"
            className={classNames(styles.section, styles.store)}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            <Store size={20} strokeWidth={1.75} aria-hidden />
            {here ? texts.stores[here] : texts.store}
          </button>
        )}
        <button
          type="button"
          className={styles.language}
          lang={language === 'de' ? 'en' : 'de'}
          title={texts.language}
          onClick={() => chooseUiLanguage(language === 'de' ? 'en' : 'de')}
        >
          {texts.otherLanguage}
        </button>
      </nav>
      <main className={styles.room}>
        {firstPages.includes(path) && <OpenPoints />}
        {children}
      </main>
      {isChoosing && <StoreDialog stores={me.stores} onClose={() => setChoosing(false)} />}
    </div>
  )
}
