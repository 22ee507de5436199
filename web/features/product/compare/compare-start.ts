import { onPageShown } from '../../../lib/scope/page-shown.ts'
import { comparedIds, comparePath, mostCompared } from './compare.rules.ts'

const key = 'compared'

/** The link of a product page puts its product beside those that were compared last in this tab. */
export function start(): void {
  connect()
  onPageShown(connect)
}

function connect(): void {
  if (location.pathname === '/compare') {
    remember(new URLSearchParams(location.search).get('ids') ?? '')
    return
  }
  const link = document.querySelector<HTMLAnchorElement>('a[data-compare]')
  const own = link?.dataset.compare
  if (!link || !own) return
  const others = remembered().filter((id) => id !== own)
  // A fourth one takes the place of the last.
  link.href = comparePath([...others.slice(0, mostCompared - 1), own])
}

function remembered(): string[] {
  try {
    return comparedIds(sessionStorage.getItem(key))
  } catch {
    return []
  }
}

function remember(ids: string): void {
  try {
    sessionStorage.setItem(key, ids)
  } catch {
    // Storage is blocked: each comparison starts with one product.
  }
}
