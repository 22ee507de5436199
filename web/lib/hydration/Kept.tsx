import { createElement, type ReactElement } from 'react'
import { usePageScope } from '../scope/page-scope.ts'

type KeptProps = {
  as?: 'div' | 'li'
  className?: string
  /** Names all that the part is made from; asked for on the server only. */
  by: () => string
  /** Without state, handlers and ids, since the browser keeps its HTML: it stands within <Static>. */
  children: ReactElement
}

/** A part that looks the same on many pages: the server makes its HTML once and puts it into each of them. */
export function Kept({ as = 'div', className, by, children }: KeptProps) {
  const { keptPart } = usePageScope()
  if (!keptPart) return createElement(as, { className }, children)
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: keptPart(by(), children) } })
}
