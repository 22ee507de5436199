import { createElement, type ReactNode } from 'react'
import { isServer } from './is-server.ts'
import { useCameFromServer } from './use-came-from-server.ts'

type StaticProps = {
  as?: 'div' | 'section' | 'footer' | 'nav' | 'ul'
  className?: string
  children: ReactNode
}

const keep = { __html: '' }

/**
 * Part of a page that only has to be seen: the server's HTML stays as it is and React neither hydrates nor renders it.
 * Links in it work. After a client navigation it is rendered like anything else. State and handlers inside don't live
 * on the first page, so it is for what has none.
 */
export function Static({ as = 'div', className, children }: StaticProps) {
  const cameFromServer = useCameFromServer()
  if (isServer || !cameFromServer) return createElement(as, { className }, children)
  // Hydration keeps the children of an element that has inner HTML of its own; the text given here is not looked at.
  return createElement(as, { className, suppressHydrationWarning: true, dangerouslySetInnerHTML: keep })
}
