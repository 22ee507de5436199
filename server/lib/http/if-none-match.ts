/** Whether the browser has what carries this ETag. Tags in `If-None-Match` are compared weakly (RFC 9110 §13.1.2). */
export function hasCopy(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = opaque(etag)
  return ifNoneMatch.split(',').some((each) => opaque(each.trim()) === bare)
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
