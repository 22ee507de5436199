import { makeIcon } from '../../lib/icons/make-icon.ts'

export const TicketPercent = /* @__PURE__ */ makeIcon('M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM9 9h.01M15 9l-6 6M15 15h.01')
