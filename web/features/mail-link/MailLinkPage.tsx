import { useState } from 'react'
import type { MailLinkFragment } from '../../generated/operations.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import type { MailLinkData } from './load-mail-link.ts'

/** What the link of a mail confirms or ends: one button, or what has become of it. */
export function MailLinkPage({ data }: { data: MailLinkData }) {
  const t = useTexts()
  const [followed, setFollowed] = useState<MailLinkFragment | null>(null)
  const { purpose, state, product } = followed ?? data.found
  const done = useFocusOn<HTMLDivElement>(followed !== null)
  const words = (part: string): string =>
    t(`mailLink.${purpose}.${part}`, { product: product?.name ?? t('mailLink.product') })

  if (purpose === null || state === 'gone')
    return (
      <ServiceFrame headline={t('mailLink.gone')}>
        <p>{t('mailLink.gone.text')}</p>
        <ButtonLink variant="outline" href="/">
          {t('mailLink.home')}
        </ButtonLink>
      </ServiceFrame>
    )
  if (state === 'open')
    return (
      <ServiceFrame headline={words('open')}>
        <p>{words('open.text')}</p>
        <LinkForm data={data} button={words('button')} onFollowed={setFollowed} />
      </ServiceFrame>
    )
  return (
    <ServiceFrame headline={words('done')}>
      <div ref={done} tabIndex={-1}>
        <Notice kind="success" live={followed !== null}>
          <p>{words('done.text')}</p>
        </Notice>
      </div>
      <ButtonLink variant="outline" href={product?.path ?? '/'}>
        {t(product ? 'mailLink.toProduct' : 'mailLink.home')}
      </ButtonLink>
    </ServiceFrame>
  )
}

type LinkFormProps = { data: MailLinkData; button: string; onFollowed: (found: MailLinkFragment) => void }

function LinkForm({ data: { link, flash }, button, onFollowed }: LinkFormProps) {
  const t = useTexts()
  const form = useForm({
    action: '/api/mail-link/',
    send: posting<MailLinkFragment>({ onDone: ({ data: found }) => onFollowed(found) }),
    messageFor: () => t('mailLink.failed'),
    before: flash?.form === 'mail-link' ? { violations: { message: flash.message, errors: {} } } : undefined,
  })
  return (
    <form {...form.form}>
      <FormMessage form={form} />
      <input type="hidden" name="link" value={link} />
      <Button {...form.button} size="l" wide>
        {button}
      </Button>
    </form>
  )
}
