import { makeIcon } from '../../lib/icons/make-icon.ts'

export const Check = /* @__PURE__ */ makeIcon('M20 6 9 17l-5-5')
