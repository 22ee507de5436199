import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ZoomIn = /* @__PURE__ */ makeIcon('M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM21 21L16.65 16.65M11 8L11 14M8 11L14 11')
