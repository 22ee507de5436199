/** What had the focus has gone from the page; nothing else has been focused since. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
