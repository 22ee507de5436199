/** Domains of mail that most visitors have; those that look like another one are here as well, so that nobody is asked about them. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'outlook.com',
  'outlook.de',
  'outlook.at',
  'hotmail.com',
  'hotmail.de',
  'live.de',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'freenet.de',
  'posteo.de',
  'bluewin.ch',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'mail.de',
  'email.de',
]

/** From this length on two slips of the finger are taken for a typing error. */
const longDomain = 9

/** The address that was probably meant by a mistyped one, such as gmail.com for gmial.com; null for all others. */
export function suggestedEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [name, domain] = [
    email.slice(0, at),
    email
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ]
  if (at < 1 || domain.length < 5 || domain.length > 20 || domains.includes(domain)) return null
  const [closest] = domains
    .map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(
      ({ known, slips }) => slips === 1 || (slips === 2 && known.length >= longDomain && isOfOneEnding(domain, known)),
    )
    .sort((one, other) => one.slips - other.slips)
  return closest ? `${name}@${closest.known}` : null
}

const isOfOneEnding = (one: string, other: string): boolean =>
  one.slice(one.lastIndexOf('.')) === other.slice(other.lastIndexOf('.'))

/** Letters that are wrong, missing, too many, or swapped with their neighbour (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_none, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}
