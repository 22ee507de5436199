import { makeIcon } from '../../lib/icons/make-icon.ts'

export const X = /* @__PURE__ */ makeIcon('M18 6 6 18M6 6l12 12')
