/** Characters of what somebody has written that a mail to an address that is nobody's customer repeats. */
const maxLength = 200

/** Text without addresses of pages: it goes to an address that anyone may enter. */
export const withoutLinks = (text: string): string => text.replaceAll(/\S*(?::\/\/|www\.|\.[a-z]{2,}\/)\S*/gi, '[…]')

/** Beginning of a text, without links: a mail of the shop carries no letters of strangers. */
export const textToStranger = (text: string): string => {
  const plain = withoutLinks(text)
  return plain.length > maxLength ? `${plain.slice(0, maxLength).trimEnd()} […]` : plain
}

/** Whether the page has to show a declaration, since its mail may be shortened or not be sent. */
export const showsDeclaration = (text: string | null, mayMail: boolean): boolean =>
  !mayMail || (text !== null && textToStranger(text) !== text)
