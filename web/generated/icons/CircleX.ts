import { makeIcon } from '../../lib/icons/make-icon.ts'

export const CircleX = /* @__PURE__ */ makeIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM15 9l-6 6M9 9l6 6')
