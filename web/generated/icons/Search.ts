import { makeIcon } from '../../lib/icons/make-icon.ts'

export const Search = /* @__PURE__ */ makeIcon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z')
