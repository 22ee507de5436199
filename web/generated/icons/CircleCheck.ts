import { makeIcon } from '../../lib/icons/make-icon.ts'

export const CircleCheck = /* @__PURE__ */ makeIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12')
