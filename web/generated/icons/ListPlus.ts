import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ListPlus = /* @__PURE__ */ makeIcon('M16 5H3M11 12H3M16 19H3M18 9v6M21 12h-6')
