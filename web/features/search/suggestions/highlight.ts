type TextPart = { text: string; isMatch: boolean }

/** A name in parts, so that what matches the beginning of its words can be marked without writing HTML. */
export function highlightParts(name: string, query: string): TextPart[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const folded = fold(name)
  // Folding may change a length (ß stays, combining signs don't); then places no longer agree.
  if (words.length === 0 || folded.length !== name.length) return [{ text: name, isMatch: false }]
  const isMatch = new Array<boolean>(name.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMatch.fill(true, at, at + word.length)
    }
  }
  const parts: TextPart[] = []
  for (let place = 0; place < name.length; place++) {
    const last = parts.at(-1)
    const matches = isMatch[place] === true
    if (last && last.isMatch === matches) last.text += name[place]
    else parts.push({ text: name[place] ?? '', isMatch: matches })
  }
  return parts
}

/** Lower case without accents, sign by sign: u stands for ü. */
function fold(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === sign.length ? plain : sign
  }).join('')
}
