import type { AccountDetailsFragment, AccountListsQuery } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Facts } from '../parts/Facts.tsx'

type Business = NonNullable<AccountDetailsFragment['business']>
type Entries = AccountListsQuery['getJobTitles']

const textOf = (entries: Entries, code: string | null | undefined): string | undefined =>
  entries.find(({ entryCode }) => entryCode === code)?.entryText

/** For whom a business customer orders. */
export function OrganisationDetails({ business, lists }: { business: Business; lists: AccountListsQuery }) {
  const t = useTexts()
  const facts = [
    [t('account.register.organisation'), business.organisation],
    [t('account.home.number'), business.customerNumber],
    [t('account.register.street'), `${business.street}, ${business.postCode} ${business.city}`],
    [t('account.register.vat'), business.vatRegistrationNo],
    [t('details.jobTitle'), textOf(lists.getJobTitles, business.jobTitleCode)],
    [t('details.industry'), textOf(lists.getIndustries, business.primaryIndustryGroupCode)],
    [t('details.employees'), business.numberOfEmployees],
    [t('details.payment'), business.paymentMethod],
    [t('details.terms'), business.termsOfPayment],
  ] as const
  return <Facts facts={facts} />
}
