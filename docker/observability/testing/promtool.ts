import { findCommand } from '#web/journeys/engines/installed.ts'

/** Prometheus's own checker of rules; null where it is not installed. */
export const findPromtool = (): string | null => findCommand(['promtool'])

export const promtoolHint = 'Debian: apt-get install prometheus'
