import { isIPv6 } from 'node:net'

/**
 * Key for rate limits: the /56 network of an IPv6 address, since providers give a household up to that many; IPv4 as it is: behind one
 * address is a school or a mobile network already.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d[\d.]+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [start = '', end = ''] = ip.toLowerCase().split('::')
  const [left, right] = [start, end].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0')
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16))
  return groups.map((group, index) => (index === 3 ? group & 0xff00 : group).toString(16)).join(':')
}
