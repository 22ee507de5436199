import { NavigationBelow, type NavigationBelowQuery } from '../../generated/operations.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import type { Translate } from '../../lib/i18n/use-texts.ts'
import styles from './Drawer.module.css'
import { isMultiColumn } from './navigation.rules.ts'
import { hasPanel, linkOf } from './navigation-state.ts'

type Leaf = NonNullable<NavigationBelowQuery['getNavigationByCategoryId']>['children'][number]['children'][number]

/** Gives a department or a group that has more below it the button that opens it. */
export function addToggle(holder: HTMLElement, t: Translate): void {
  const link = linkOf(holder)
  const name = link?.textContent ?? ''
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.dataset.nav = 'toggle'
  toggle.setAttribute('aria-expanded', 'false')
  toggle.setAttribute('aria-label', t('shell.menu.below', { name }))
  const word = document.createElement('span')
  word.textContent = name
  toggle.append(word)
  link?.after(toggle)
}

/** What a panel of the drawer begins with: the way back, and the page of what is shown. */
export function addHead(panel: HTMLElement, holder: HTMLElement, back: string, t: Translate): void {
  const link = linkOf(holder)
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.nav = 'back'
  button.setAttribute('aria-label', t('shell.menu.back', { name: back }))
  const word = document.createElement('span')
  word.textContent = back
  button.append(word)
  const all = document.createElement('a')
  all.href = link?.getAttribute('href') ?? '/'
  all.dataset.nav = 'all'
  all.textContent = t('shell.menu.all', { name: link?.textContent ?? '' })
  panel.prepend(button, all)
}

const running = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Brings what is below a department's groups, all of it at once and once only (storefront.md §7: partially per category).
 * Without an answer groups stay links; the next opening asks again.
 */
export function addLeaves(entry: HTMLElement, t: Translate): Promise<void> {
  let adding = running.get(entry)
  if (!adding) {
    adding = bringLeaves(entry, t).finally(() => running.delete(entry))
    running.set(entry, adding)
  }
  return adding
}

async function bringLeaves(entry: HTMLElement, t: Translate): Promise<void> {
  const groups = [...entry.querySelectorAll<HTMLElement>('[data-nav="group"]')]
  const open = groups.filter((group) => group.dataset.id && !hasPanel(group))
  const { id } = entry.dataset
  if (!id || open.length === 0) return
  const below = await queryOptional({}, NavigationBelow, { categoryId: id })
  for (const { id, children } of below?.getNavigationByCategoryId?.children ?? []) {
    const group = open.find((group) => group.dataset.id === id)
    const leaves = children.filter((leaf) => !leaf.isExcludedFromNav)
    if (!group || hasPanel(group) || leaves.length === 0) continue
    const panel = panelOfLeaves(leaves, groups.length)
    addHead(panel, group, linkOf(entry)?.textContent ?? '', t)
    group.append(panel)
  }
}

function panelOfLeaves(leaves: readonly Leaf[], siblings: number): HTMLElement {
  const panel = document.createElement('div')
  panel.dataset.nav = 'below'
  const list = document.createElement('ul')
  list.dataset.nav = 'leaves'
  if (isMultiColumn(leaves.length, siblings)) list.className = styles.multiColumn ?? ''
  for (const leaf of leaves) {
    const link = document.createElement('a')
    link.href = leaf.path
    link.textContent = leaf.name
    if (leaf.isSale) link.dataset.sale = ''
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  panel.append(list)
  return panel
}
