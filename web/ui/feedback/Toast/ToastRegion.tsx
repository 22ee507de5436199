import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { toastRegionId } from './toast-region.ts'

const unchangedHtml = { __html: '' }

/** The place of toasts on every page, empty and hidden until the first one. React leaves alone what is put into it. */
export function ToastRegion() {
  const t = useTexts()
  return (
    <section
      id={toastRegionId}
      popover="manual"
      data-above-bar=""
      aria-label={t('ui.toast.label')}
      data-close={t('ui.toast.close')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={unchangedHtml}
    />
  )
}
