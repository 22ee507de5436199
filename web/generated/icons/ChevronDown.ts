import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ChevronDown = /* @__PURE__ */ makeIcon('M6 9l6 6 6-6')
