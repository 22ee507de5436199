import type { FastifyBaseLogger } from 'fastify'
import { request } from 'undici'
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

export const deliverByHttp: Deliver = async ({ url, headers, body }) => {
  const answer = await request(url, { method: 'POST', headers, body, headersTimeout: firstMs, bodyTimeout: firstMs })
  await answer.body.dump()
  return answer.statusCode
}

type Options = { deliver: Deliver; delays: Delays; log: FastifyBaseLogger }

/** Sends notifications as they were chosen, and again until the shop answers 2xx. Nothing is kept over the process's end. */
export const createNotifications = ({ deliver, delays, log }: Options) => {
  /** Waiting messages, sent early by `release`. */
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>()

  const send = async (message: Message, retries: readonly number[] = delays.retries): Promise<void> => {
    const status = await deliver(message).catch((error: Error) => {
      log.warn({ url: message.url, message: error.message }, 'notification not delivered')
      return 0
    })
    const [delay, ...others] = retries
    if (status >= 200 && status < 300) return
    if (delay !== undefined) sendLater(message, delay, others)
  }

  const sendLater = (message: Message, delay: number, retries?: readonly number[]): void => {
    const timer: NodeJS.Timeout = setTimeout(() => {
      waiting.delete(timer)
      void send(message, retries)
    }, delay)
    timer.unref()
    waiting.set(timer, () => send(message, retries))
  }

  return {
    /** Resolves when the page may go on: at once, unless the notification comes first. */
    notify: async (message: Message, how: Notification): Promise<void> => {
      if (how === 'never') return
      if (how === 'first') return send(message)
      sendLater(message, how === 'late' ? delays.late : delays.after)
      if (how === 'twice') sendLater(message, delays.after)
    },
    sendLater,
    /** Sends all that waits now, and answers how many that were. */
    release: async (): Promise<number> => {
      const due = [...waiting]
      waiting.clear()
      for (const [timer] of due) clearTimeout(timer)
      await Promise.all(due.map(([, work]) => work()))
      return due.length
    },
    stop: (): void => {
      for (const timer of waiting.keys()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
