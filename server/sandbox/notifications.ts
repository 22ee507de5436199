import type { FastifyBaseLogger } from 'fastify'
import { request } from 'undici'
import { inBackground } from '#lib/in-background.ts'
import type { Notification } from './choices.ts'

export type Message = { url: string; headers: Record<string, string>; body: string }

/** Sends a message to the shop and answers its status. */
export type Deliver = (message: Message) => Promise<number>

export type Delays = {
  /** Milliseconds after the visitor has chosen. */
  after: number
  late: number
  /** Before each new try. */
  retries: readonly number[]
  /** How long an answer that is lost takes. */
  lost: number
}

export const usualDelays: Delays = { after: 1000, late: 60_000, retries: [2000, 10_000, 60_000], lost: 15_000 }

/** Longest time that a page waits for a notification that comes first. */
const firstMs = 5000

/** A notification that the shop refuses comes again: releasing ends all the same. */
const maxRounds = 5

/** The stores of a shop on this machine have names that not every system resolves. */
const reachable = (url: string): { url: string; host: string } => {
  const address = new URL(url)
  const { host } = address
  if (address.hostname.endsWith('.localhost')) address.hostname = '127.0.0.1'
  return { url: address.href, host }
}

export const deliverByHttp: Deliver = async (message) => {
  const { url, host } = reachable(message.url)
  const answer = await request(url, {
    method: 'POST',
    headers: { ...message.headers, host },
    body: message.body,
    headersTimeout: firstMs,
    bodyTimeout: firstMs,
  })
  await answer.body.dump()
  return answer.statusCode
}

type Options = { deliver: Deliver; delays: Delays; log: FastifyBaseLogger }

/** Sends notifications as they were chosen, and again until the shop answers 2xx. Nothing is kept over the process's end. */
export const createNotifications = ({ deliver, delays, log }: Options) => {
  /** What waits for its time, done early by `release`. */
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()

  const later = (ms: number, work: () => Promise<void>): void => {
    const timer: NodeJS.Timeout = setTimeout(() => {
      waiting.delete(timer)
      inBackground(work(), log, 'what waited')
    }, ms)
    timer.unref()
    waiting.set(timer, work)
  }

  const send = async (message: Message, retries: readonly number[] = delays.retries): Promise<void> => {
    const status = await deliver(message).catch((error: Error) => {
      log.warn({ url: message.url, message: error.message }, 'notification not delivered')
      return 0
    })
    const [delay, ...others] = retries
    if (status >= 200 && status < 300) return
    if (delay !== undefined) later(delay, () => send(message, others))
  }

  return {
    /** Resolves when the page may go on: at once, unless the notification comes first. */
    notify: async (message: Message, how: Notification): Promise<void> => {
      if (how === 'never') return
      if (how === 'first') return send(message)
      later(how === 'late' ? delays.late : delays.after, () => send(message))
      if (how === 'twice') later(delays.after, () => send(message))
    },
    /** Does something after `ms` milliseconds, or when it is released. */
    later,
    /** Does all that waits now, and what follows from it; answers how many steps that were. */
    release: async (): Promise<number> => {
      let steps = 0
      for (let round = 0; waiting.size > 0 && round < maxRounds; round += 1) {
        const due = [...waiting]
        waiting.clear()
        for (const [timer] of due) clearTimeout(timer)
        await Promise.all(due.map(([, work]) => work()))
        steps += due.length
      }
      return steps
    },
    stop: (): void => {
      for (const timer of waiting.keys()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
