import { makeIcon } from '../../lib/icons/make-icon.ts'

export const UserMinus = /* @__PURE__ */ makeIcon('M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM22 11L16 11')
