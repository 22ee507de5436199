import { setTimeout as delay } from 'node:timers/promises'

type Limits = { withinMs?: number; pauseMs?: number }

/**
 * Asks again while the answer is 503, for a minute unless told: on a busy machine the first answer of its kind may rightly take longer than a
 * visitor is let wait. Resolves with the last answer.
 */
export async function whileBusy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  { withinMs = 60_000, pauseMs = 50 }: Limits = {},
): Promise<Answer> {
  const end = performance.now() + withinMs
  let answer = await ask()
  while (answer.status === 503 && performance.now() < end) {
    await delay(pauseMs)
    answer = await ask()
  }
  return answer
}
