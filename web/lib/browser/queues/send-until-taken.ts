/** Resolves when what got lost on its way may be sent again; false when it is given up. The first attempt is 1. */
export type MayRetry = (error: unknown, attempt: number) => Promise<boolean>

/** Milliseconds before a lost change is sent again. */
const pauses = [800, 2500]

/** Sends the same again until it is answered; throws the last error when it is given up. */
export async function sendUntilTaken<Answer>(send: () => Promise<Answer>, mayRetry: MayRetry): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (!(await mayRetry(error, attempt))) throw error
    }
  }
}

/** Waits before the next attempt; false when there were enough of them. */
export async function pauseAfter(attempt: number): Promise<boolean> {
  const pause = pauses[attempt - 1]
  if (pause === undefined) return false
  await new Promise((resolve) => setTimeout(resolve, pause))
  return true
}
