import { makeIcon } from '../../lib/icons/make-icon.ts'

export const TrendingUp = /* @__PURE__ */ makeIcon('M16 7h6v6M22 7l-8.5 8.5-5-5L2 17')
