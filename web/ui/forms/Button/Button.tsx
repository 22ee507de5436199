import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '../../class-names.ts'
import styles from './Button.module.css'

/** The button types of teasers (storefront.md §5). */
type ButtonVariant = 'primary' | 'secondary' | 'red' | 'green' | 'outline' | 'link'
type ButtonSize = 's' | 'm' | 'l'

type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  /** An icon before the words; lucide, 20 px. */
  icon?: ReactNode
  /** An icon after the words. */
  iconAfter?: ReactNode
  /** Waiting for an answer: no second press, and it says so. */
  busy?: boolean
  children: ReactNode
}

type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>

export function Button({ variant, size, wide, icon, iconAfter, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      // Beside `disabled` it says nothing, and HTML forbids it.
      aria-disabled={(!rest.disabled && (busy || rest['aria-disabled'])) || undefined}
    >
      <Words icon={icon} iconAfter={iconAfter} words={children} />
    </button>
  )
}

type ButtonLinkProps = ButtonLook & Omit<ComponentPropsWithRef<typeof Link>, keyof ButtonLook>

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, wide, className })} aria-busy={busy || undefined}>
      <Words icon={icon} iconAfter={iconAfter} words={children} />
    </Link>
  )
}

/** A text alone needs no element of its own. */
function Words({ icon, iconAfter, words }: Pick<ButtonLook, 'icon' | 'iconAfter'> & { words: ReactNode }) {
  if (!icon && !iconAfter && typeof words === 'string') return words
  return (
    <>
      {icon}
      <span>{words}</span>
      {iconAfter}
    </>
  )
}

function look({
  variant = 'primary',
  size = 'm',
  wide,
  className,
}: Pick<ButtonLook, 'variant' | 'size' | 'wide'> & { className: string | undefined }): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
