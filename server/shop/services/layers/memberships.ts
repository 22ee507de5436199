import { createApprovalGate } from '../../modules/account/business/approval-gate.ts'
import { createBusiness } from '../../modules/account/business/business.service.ts'
import { createForgottenApprovals } from '../../modules/account/business/forgotten-approvals.ts'
import { createForgottenMemberships } from '../../modules/account/prime/memberships/forgotten-memberships.ts'
import { createMembershipMails } from '../../modules/account/prime/memberships/membership-mails.ts'
import { createMemberships } from '../../modules/account/prime/memberships/memberships.ts'
import { createPrime } from '../../modules/account/prime/prime.service.ts'
import { createSegmentsService } from '../../modules/stores/segments/segments.service.ts'
import type { Ground } from '../settings.ts'
import type { AftermathLayer } from './aftermath.ts'

/** Memberships and organisations, which order by rules of their own, and segments of customers. */
export const createMembershipsLayer = ({ db }: Ground, below: AftermathLayer) => {
  const { addresses, attempts, cartStates, checkout, content, legal, links, mails, newsletter, orders } = below
  const { parameters, paymentMethods, payments, records, returnToken, stores, throttle, translate, visitors } = below
  const common = { db, translate, stores }
  const membershipMails = createMembershipMails({ mails, stores })
  const memberships = createMemberships({ mails: membershipMails, parameters, records })
  return {
    memberships,
    endedMemberships: createForgottenMemberships({ records, stores, translate }),
    prime: createPrime({
      ...common,
      addresses,
      attempts,
      cartStates,
      legal,
      links,
      mails,
      membershipMails,
      methods: paymentMethods,
      parameters,
      payments,
      records,
      returnToken,
      throttle,
      visitors,
    }),
    approvalGate: createApprovalGate({ mails, visitors }),
    forgottenApprovals: createForgottenApprovals({ ...common, mails }),
    business: createBusiness({ ...common, checkout, orders, mails, throttle, visitors, answers: visitors.answers }),
    segments: createSegmentsService({ db, content, memberships, newsletter }),
  }
}

export type MembershipsLayer = AftermathLayer & ReturnType<typeof createMembershipsLayer>
