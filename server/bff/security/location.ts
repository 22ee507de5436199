/**
 * The value of a header `Location` from an address that was put together from what visitors and editors wrote: what no header may
 * hold is percent-encoded, what is encoded stays as it is.
 */
export const locationOf = (address: string): string => address.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent)
