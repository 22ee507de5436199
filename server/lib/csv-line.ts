/** A cell as RFC 4180 has it, for lines with semicolons. */
export const quotedCell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Spreadsheets take what begins like this for a formula, and would run it; the apostrophe makes it a text. */
const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** A table as spreadsheets open it: with a mark of UTF-8, semicolons, and no cell that is a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => `${cells.map((cell) => quotedCell(plainCell(cell))).join(';')}\r\n`).join('')}`
