import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useSite } from '../scope/use-page.ts'
import { isServedByEdge, linkTarget } from './link-target.ts'

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & {
  href: string
  newWindow?: boolean | null | undefined
  /** A link that opens a new document, though a page of the shop. */
  'data-vike'?: 'false'
  children?: ReactNode
}

/**
 * Every link of the shop. Internal ones are taken by the client router, external ones leave the app without handing
 * over the opener. An address that is refused (see linkTarget) gives its text without a link.
 */
export function Link({ href, newWindow, children, ...attributes }: LinkProps) {
  const target = linkTarget(href, useSite().origin)
  if (target.kind === 'refused') return <span className={attributes.className}>{children}</span>
  const leaves = target.kind !== 'internal' || isServedByEdge(target.href)
  const rel = target.kind === 'external' ? 'external noopener noreferrer' : leaves ? 'external' : undefined
  return (
    <a
      {...attributes}
      href={target.href}
      rel={newWindow && !rel ? 'noopener' : rel}
      target={newWindow ? '_blank' : undefined}
      data-vike={leaves ? 'false' : attributes['data-vike']}
    >
      {children}
    </a>
  )
}
