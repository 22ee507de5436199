import { isIPv6 } from 'node:net'

/** Whoever has one address of IPv6 has 2^64 of them, so the network is counted; an IPv4 address stands for itself. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d[\d.]+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [start = '', end = ''] = ip.toLowerCase().split('::')
  const [left, right] = [start, end].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0')
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
