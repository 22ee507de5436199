import { makeIcon } from '../../lib/icons/make-icon.ts'

export const UserRound = /* @__PURE__ */ makeIcon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM20 21a8 8 0 0 0-16 0')
