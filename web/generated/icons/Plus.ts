import { makeIcon } from '../../lib/icons/make-icon.ts'

export const Plus = /* @__PURE__ */ makeIcon('M5 12h14M12 5v14')
