import { makeIcon } from '../../lib/icons/make-icon.ts'

export const Minus = /* @__PURE__ */ makeIcon('M5 12h14')
