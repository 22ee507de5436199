import { makeIcon } from '../../lib/icons/make-icon.ts'

export const ArrowDownWideNarrow = /* @__PURE__ */ makeIcon('M3 16l4 4 4-4M7 20V4M11 4h10M11 8h7M11 12h4')
