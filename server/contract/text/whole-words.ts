/** Limits of words in any script. `\\b` and `\\w` of regular expressions know the letters of English alone: to them "Stühle" begins with the word "St". */
const inWord = '[\\p{L}\\p{M}\\p{N}]'

/** Matches alternatives as whole words: `wholeWords('st|stk')` finds neither in "Stühle". */
export const wholeWords = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<!${inWord})(?:${alternatives})(?!${inWord})`, flags)
