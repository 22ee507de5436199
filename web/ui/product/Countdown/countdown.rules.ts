const second = 1000
const hour = 3600
const day = 24 * hour

type TimeLeft =
  | { kind: 'days'; days: number }
  | { kind: 'hours'; clock: string }
  | { kind: 'minutes'; clock: string }
  | { kind: 'over' }

/**
 * How a countdown shows the milliseconds that are left: above three days whole days, below hours, minutes and seconds,
 * in the last hour minutes and seconds (storefront.md §9).
 */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.ceil(milliseconds / second)
  if (left <= 0) return { kind: 'over' }
  if (left > 3 * day) return { kind: 'days', days: Math.floor(left / day) }
  const rest = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
  if (left >= hour) return { kind: 'hours', clock: `${Math.floor(left / hour)}:${rest}` }
  return { kind: 'minutes', clock: `${Math.floor(left / 60)}:${two(left % 60)}` }
}

const two = (value: number) => String(value).padStart(2, '0')
