import { makeIcon } from '../../lib/icons/make-icon.ts'

export const CornerDownRight = /* @__PURE__ */ makeIcon('M15 10l5 5-5 5M4 4v7a4 4 0 0 0 4 4h12')
