import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ChevronLeft = /* @__PURE__ */ makeIcon('M15 18l-6-6 6-6')
