import { limits } from '#contract/rules/fields.rules.ts'
import type { BusinessUserFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import summaryStyles from '../parts/summary.module.css'
import { salutations } from '../registration/registration.ts'
import styles from './Business.module.css'

type UsersProps = { users: readonly BusinessUserFragment[]; flash: Flash | null }

/** Those who order for the organisation besides its main user. */
export function Users({ users, flash }: UsersProps) {
  const t = useTexts()
  const wrong = flash?.isDone === false ? flash : null
  return (
    <section className={styles.part} aria-labelledby="users">
      <Heading level={2} size="l" id="users">
        {t('business.users')}
      </Heading>
      {users.length === 0 && <p>{t('business.users.none')}</p>}
      <ul className={styles.list}>
        {users.map((user) => (
          <User key={user.userId} user={user} flash={wrong?.values.userId === user.userId ? wrong : null} />
        ))}
      </ul>
      <NewUser flash={wrong?.values.act === 'add' ? wrong : null} />
    </section>
  )
}

/** An amount as it is typed, with the decimal sign of prices: 9950 is 99,50, and 99.50 in English. Plain numbers have a comma there, too. */
const asTyped = (price: string): string => price.replace(/[^\d.,]/g, '')

const errorOf = (flash: Flash | null, name: string): string | undefined =>
  flash?.fieldErrors.find(({ fieldName }) => fieldName === name)?.errorMessage

function User({ user, flash }: { user: BusinessUserFragment; flash: Flash | null }) {
  const t = useTexts()
  const { number } = useFormat()
  const { currencyCode: currency } = useSite()
  const { userId, firstName, lastName, email, mayOrder, orderLimit, isActive } = user
  const named = `user-${userId}`
  return (
    <li className={styles.entry}>
      <Heading level={3} size="m" id={named}>{`${firstName} ${lastName}`}</Heading>
      <p className={styles.quiet}>
        {email}
        {!isActive && ` · ${t('business.users.invited')}`}
      </p>
      <form method="post" action="/api/business-action/" className={styles.rights} aria-labelledby={named}>
        <input type="hidden" name="userId" value={userId} />
        <Rights
          id={userId}
          mayOrder={mayOrder}
          limit={
            orderLimit
              ? asTyped(number(orderLimit.amount / 100, { style: 'currency', currency, useGrouping: false }))
              : ''
          }
          flash={flash}
        />
        <Button type="submit" name="act" value="save" aria-describedby={named}>
          {t('business.user.save')}
        </Button>
      </form>
      <Removal user={user} />
    </li>
  )
}

/** Asks before it takes the access away, without script, too. */
function Removal({ user: { userId, firstName, lastName } }: { user: BusinessUserFragment }) {
  const t = useTexts()
  const name = `${firstName} ${lastName}`
  return (
    <details>
      <summary className={summaryStyles.summary} aria-label={t('business.user.remove.of', { name })}>
        {t('business.user.remove')}
      </summary>
      <form method="post" action="/api/business-action/" className={styles.decision}>
        <input type="hidden" name="userId" value={userId} />
        <p>{t('business.user.remove.sure', { name })}</p>
        <Button type="submit" name="act" value="remove" variant="outline">
          {t('business.user.remove.now')}
        </Button>
      </form>
    </details>
  )
}

type RightsProps = { id: string; mayOrder: boolean; limit: string; flash: Flash | null }

function Rights({ id, mayOrder, limit, flash }: RightsProps) {
  const t = useTexts()
  return (
    <>
      <Checkbox name="mayOrder" value="true" defaultChecked={flash ? flash.values.mayOrder === 'true' : mayOrder}>
        {t('business.user.mayOrder')}
      </Checkbox>
      <TextField
        id={`limit-${id}`}
        name="orderLimit"
        label={t('business.user.limit')}
        defaultValue={flash?.values.orderLimit ?? limit}
        error={errorOf(flash, 'orderLimit')}
        inputMode="decimal"
        maxLength={12}
      />
    </>
  )
}

function NewUser({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const field = (name: string) => ({
    id: `new-${name}`,
    name,
    defaultValue: flash?.values[name] ?? '',
    error: errorOf(flash, name),
    required: true,
  })
  return (
    <form method="post" action="/api/business-action/" className={styles.entry} aria-labelledby="new-user">
      <Heading level={3} size="m" id="new-user">
        {t('business.user.new')}
      </Heading>
      <fieldset className={styles.choices}>
        <legend>{t('account.register.salutation')}</legend>
        {salutations.map((each) => (
          <Checkbox
            key={each}
            type="radio"
            name="salutation"
            value={each}
            defaultChecked={flash?.values.salutation === each}
            required
          >
            {t(`account.register.salutation.${each}`)}
          </Checkbox>
        ))}
      </fieldset>
      <TextField {...field('firstName')} label={t('account.register.firstName')} maxLength={limits.name} />
      <TextField {...field('lastName')} label={t('account.register.lastName')} maxLength={limits.name} />
      <EmailField {...field('email')} label={t('account.home.email')} autoComplete="off" />
      <Rights id="new" mayOrder limit="" flash={flash} />
      <Button type="submit" name="act" value="add">
        {t('business.user.add')}
      </Button>
    </form>
  )
}
