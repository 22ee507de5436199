import type { PageContext } from 'vike/types'
import { loadStep } from '#web/features/checkout/steps/load-step.ts'

export async function data(pageContext: PageContext) {
  return { ...(await loadStep(pageContext, 'login')), flash: pageContext.flash ?? null }
}
