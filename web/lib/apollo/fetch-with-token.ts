let token: Promise<void> | undefined

/** Gets the browser's own short-lived token, a cookie that scripts can't read. One request however many ask. */
function renewToken(): Promise<void> {
  token ??= fetch('/api/token', { method: 'POST', credentials: 'same-origin' })
    .then(() => undefined)
    .finally(() => {
      token = undefined
    })
  return token
}

/** fetch that asks for a token when the edge says that it has none or an old one, and then sends once more. */
export async function fetchWithToken(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!(await lacksToken(response))) return response
  await renewToken()
  return fetch(input, init)
}

async function lacksToken(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  if (!response.headers.get('content-type')?.includes('json')) return false
  const text = await response.clone().text()
  return text.length < 20_000 && text.includes('"INVALID_TOKEN"')
}
