import { makeIcon } from '../../lib/icons/make-icon.ts'

export const Text = /* @__PURE__ */ makeIcon('M21 5H3M15 12H3M17 19H3')
