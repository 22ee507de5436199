/** Signs that nobody sees: marks of direction, soft hyphens, spaces without width. The joiners of emoji and of Persian stay. */
const invisible = /[^\P{Cf}\u200c\u200d]|\p{Cs}/gu
const control = /[^\P{Cc}\n\r\t\f]/gu

/**
 * Text that people typed or pasted, without what they cannot see: composed letters (NFC), no invisible signs, and each kind of space as a
 * space. Line breaks and tabs stay. Dashes and letters stay as they were written.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(/[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(control, ' ')
    .replaceAll(/\p{Zs}/gu, ' ')

/** As `cleanText`, in one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** All kinds of dashes as the one on keyboards, to compare by or to check the form of a number. */
export const withPlainDashes = (text: string): string => text.replaceAll(/[\p{Pd}\u2212]/gu, '-')
