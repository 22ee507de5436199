import { randomUUID } from 'node:crypto'

/** A guest's page view of the home page; `rest` replaces fields. */
export const sampleEvent = (rest: object = {}) => ({
  id: randomUUID(),
  name: 'page_view',
  occurredAt: Date.now(),
  meta: {
    page_path: '/',
    prime_status: 'NONE',
    user_id: '',
    visitor_type: 'guest',
    visitor_login_state: 'logged out',
    internal: false,
    page_area: 'home',
    pwa: false,
    page_title: 'Pausenhof',
    test_id: '',
    test_variant: '',
  },
  ...rest,
})
