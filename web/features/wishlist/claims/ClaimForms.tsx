import { wishlistTexts } from '#contract/limits/wishlists.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '#web/ui/forms/Honeypot/Honeypot.tsx'
import type { Claim, Entry } from '../list-types.ts'
import { type Claiming, claimableOf, claimError } from './claiming.rules.ts'
import styles from './EntryClaims.module.css'

const action = '/api/claim-wishlist/'

/** Of the entry after the change; null where they are not known. */
type Claims = readonly Claim[] | null

/** Takes the claims of an answer, and what is said of it; nothing is said of a refusal, which its form shows. */
type TakeClaims = (claims: Claims, message: string) => void

/** Where the form without script leads back to. */
function Place({ claiming: { inviteToken, listId }, entryId }: { claiming: Claiming; entryId: string }) {
  return (
    <>
      {inviteToken !== null && <input type="hidden" name="inviteToken" value={inviteToken} />}
      {listId !== null && <input type="hidden" name="list" value={listId} />}
      <input type="hidden" name="entryId" value={entryId} />
    </>
  )
}

type ClaimFormProps = {
  entry: Entry
  claiming: Claiming
  /** The visitor's claim so far. */
  own: Claim | null
  /** Pieces that he may claim. */
  most: number
  /** The form as it was sent without script. */
  before: Flash | null
  onDone: TakeClaims
}

/** How many pieces of an entry the visitor brings, and a name for the others if he likes. */
export function ClaimForm({ entry, claiming, own, most: max, before, onDone }: ClaimFormProps) {
  const t = useTexts()
  const { externalId: entryId, product } = entry
  const single = max === 1
  const start = { quantity: String(Math.min(own?.quantity ?? 1, max)), name: own?.name ?? claiming.ownName }
  const form = useForm({
    id: `claim-${entryId}`,
    action,
    fields: single ? ['name'] : ['quantity', 'name'],
    checkField: (name, values) => {
      const error = claimError(name, values, max)
      return error && t(`wishlistClaims.fault.${error}`, { most: max, longest: wishlistTexts.claimName })
    },
    before: {
      values: before && !before.isDone ? { ...start, ...before.values } : start,
      ...(before && !before.isDone && { violations: { message: before.message, errors: {} } }),
    },
    focus: 'summary',
    messageFor: (count) => (count === null ? t('wishlist.failed') : null),
    send: posting<Claims>({
      onDone: ({ data: claims }) => claims && onDone(claims, t('wishlistClaims.noted')),
      // With the last piece the form goes, and its message is said by the line.
      onRefused: ({ message }, { data: claims }) => onDone(claims, isAllClaimed(entry, claims) ? (message ?? '') : ''),
    }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <Place claiming={claiming} entryId={entryId} />
      <Honeypot />
      {single ? (
        <input type="hidden" name="quantity" value="1" />
      ) : (
        <TextField
          {...form.field('quantity')}
          label={t('wishlistClaims.quantity', { most: max })}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          required
          className={styles.quantity}
        />
      )}
      <TextField
        {...form.field('name')}
        label={t('wishlistClaims.name')}
        optional={t('wishlistClaims.optional')}
        hint={t('wishlistClaims.nameHint')}
        maxLength={wishlistTexts.claimName}
        autoComplete="given-name"
        className={styles.name}
      />
      <Button {...form.button} size="s">
        {t('wishlistClaims.send')}
        <VisuallyHidden>: {product.name}</VisuallyHidden>
      </Button>
    </form>
  )
}

type RemoveClaimProps = { claim: Claim; entry: Entry; claiming: Claiming; onDone: TakeClaims }

/** Takes back one's own claim, or clears that of another. */
export function RemoveClaim({ claim, entry, claiming, onDone }: RemoveClaimProps) {
  const t = useTexts()
  const form = useForm({
    action,
    focus: 'summary',
    messageFor: (count) => (count === null ? t('wishlist.failed') : null),
    send: posting<Claims>({ onDone: ({ data: claims }) => onDone(claims, t('wishlistClaims.removed')) }),
  })
  return (
    <form {...form.form} className={styles.remove}>
      <FormMessage form={form} />
      <Place claiming={claiming} entryId={entry.externalId} />
      <input type="hidden" name="claimId" value={claim.externalId} />
      <Button {...form.button} size="s" variant="link">
        {t(claim.isOwn ? 'wishlistClaims.takeBack' : 'wishlistClaims.clear')}
        <VisuallyHidden>
          : {entry.product.name} {!claim.isOwn && claim.name}
        </VisuallyHidden>
      </Button>
    </form>
  )
}

const isAllClaimed = ({ quantity }: Entry, claims: Claims): boolean =>
  claims !== null && claimableOf(quantity, claims) === 0
