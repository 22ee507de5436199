/** fetch that tells how much of the body has left, from 0 to 1: the browser's own doesn't. For answers of text. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input)
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' }
        resolve(new Response(request.responseText, { status: request.status, headers }))
      })
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
