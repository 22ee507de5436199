import { makeIcon } from '../../lib/icons/make-icon.ts'

export const CircleAlert = /* @__PURE__ */ makeIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16')
