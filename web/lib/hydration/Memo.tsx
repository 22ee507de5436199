import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { type PartKey, usePageScope } from '../scope/page-scope.ts'

type MemoProps = {
  as?: 'div' | 'ul'
  className?: string | undefined
  /** Asked for on the server only. */
  by: () => PartKey
  /**
   * Draws it, on the server only where its HTML is not there yet. Without state, handlers and ids of its own: the browser hydrates HTML that
   * was made for another page, or keeps it (Static).
   */
  children: () => ReactNode
}

/** A part that looks the same on many pages: the server makes its HTML once and puts it into each of them. */
export function Memo({ as = 'div', className, by, children }: MemoProps) {
  const { cachedPart } = usePageScope()
  if (!cachedPart) return createElement(as, { className }, children())
  const html = cachedPart(by(), () => createElement(Fragment, null, children()))
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } })
}

type MemoListProps<Item> = {
  className?: string | undefined
  items: readonly Item[]
  /** See Kept, of one item. */
  by: (item: Item, index: number) => PartKey
  /** Draws one item, with its key; called on the server for items only whose HTML is not there yet. */
  children: (item: Item, index: number) => ReactElement
}

/** A list of such parts, without an element of React's for each item: sixty of them took as long as the rest of their list. */
export function MemoList<Item>({ className, items, by, children }: MemoListProps<Item>) {
  const { cachedPart } = usePageScope()
  if (!cachedPart) return createElement('ul', { className }, items.map(children))
  const html = items.map((item, index) => cachedPart(by(item, index), () => children(item, index))).join('')
  return createElement('ul', { className, dangerouslySetInnerHTML: { __html: html } })
}
