/**
 * Has less of a result written into the page: what only a part needs that keeps the server's HTML, which has to be a
 * `Static` with a name. After a client navigation the browser has the whole.
 */
export function shortenJson<Data extends object>(data: Data, shortened: Data): void {
  // Not enumerable: a copy, which may be changed, is written as it is.
  Object.defineProperty(data, 'toJSON', { value: () => shortened, configurable: true })
}

/** JSON of a value for a data block in HTML. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
