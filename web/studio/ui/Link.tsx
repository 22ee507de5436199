import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf, navigate } from '../lib/router.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link within the studio. */
export function Link({ to, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={hrefOf(to)} onClick={follow} />
}
