import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ChevronRight = /* @__PURE__ */ makeIcon('M9 18l6-6-6-6')
