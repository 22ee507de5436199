/** Characters that are not to be seen (those that turn the direction of a line among them); breaks, and what joins emoji, stay. */
const invisible = /[^\P{C}\n\r\t\u200d]/gu

const tags = /<\/?[a-z!][^>]*>/i

/** What people typed as one line: without what nobody sees, runs of spaces as one. */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()

/** The same with breaks kept, at most one empty line in a row. */
export const plainParagraphs = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** HTML, which is no plain text. */
export const hasTags = (text: string): boolean => tags.test(text)

/** Characters as people count them, not UTF-16 units. */
export const characterCount = (text: string): number => [...text].length
