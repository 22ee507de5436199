import { makeIcon } from '../../lib/icons/make-icon.ts'

export const EllipsisVertical = /* @__PURE__ */ makeIcon('M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z')
