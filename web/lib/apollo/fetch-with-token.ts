/** Until when the browser's token lasts, in milliseconds since 1970: the token itself is a cookie that scripts can't read. */
const memory = 'apiTokenUntil'
/** Milliseconds for one attempt of two (transactions.md §9). */
const maxWait = 3000

let renewal: Promise<void> | undefined

/** Gets the browser's own short-lived token. One request however many ask. */
function renewToken(): Promise<void> {
  renewal ??= askForToken()
    .catch(askForToken)
    .catch(() => {})
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

async function askForToken(): Promise<void> {
  const signal = AbortSignal.timeout(maxWait)
  const response = await fetch('/api/token', { method: 'POST', credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`No token: ${response.status}`)
  const { expiresIn } = (await response.json()) as { expiresIn: number }
  remember(Date.now() + expiresIn * 1000)
}

/** Where nothing can be kept, the edge says by its refusal that a token is needed. */
function remember(until: number): void {
  try {
    sessionStorage.setItem(memory, String(until))
  } catch {}
}

function seemsToHaveToken(): boolean {
  try {
    return Number(sessionStorage.getItem(memory)) > Date.now()
  } catch {
    return true
  }
}

/**
 * fetch with a token of the edge: got beforehand when there is none, and once more when the edge says that it has run out
 * (transactions.md §8, INVALID_TOKEN).
 */
export async function fetchWithToken(
  input: RequestInfo | URL,
  init?: RequestInit,
  send: typeof fetch = fetch,
): Promise<Response> {
  if (!seemsToHaveToken()) await renewToken()
  const response = await send(input, init)
  if (!(await lacksToken(response))) return response
  await renewToken()
  return send(input, init)
}

async function lacksToken(response: Response): Promise<boolean> {
  if (response.status !== 401 || !response.headers.get('content-type')?.includes('json')) return false
  return (await response.clone().text()).includes('"INVALID_TOKEN"')
}
