import type { MailLinkSeals } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { Throttle } from '../visitors/throttle/throttle.ts'
import { createCancellations } from './cancellations/cancellations.service.ts'
import type { MembershipMails } from './memberships/membership-mails.ts'
import { createRenewals } from './renewals/renewals.service.ts'
import { createSubscribing } from './subscribing/subscribing.service.ts'
import { createWaitingList } from './waiting-list/waiting-list.service.ts'

type PrimeDependencies = Parameters<typeof createSubscribing>[0] &
  Omit<Parameters<typeof createRenewals>[0], 'mails'> & {
    links: Pick<MailLinkSeals, 'path'>
    mails: Pick<MailsService, 'add' | 'addToShop'>
    membershipMails: MembershipMails
    throttle: Pick<Throttle, 'take' | 'takeMailbox'>
  }

/** The paid membership of consumer stores: ordering it, renewing it, ending it, and the list of those who wait for it. */
export const createPrime = (dependencies: PrimeDependencies) => ({
  subscribing: createSubscribing(dependencies),
  renewals: createRenewals({ ...dependencies, mails: dependencies.membershipMails }),
  cancellations: createCancellations(dependencies),
  waitingList: createWaitingList(dependencies),
})
