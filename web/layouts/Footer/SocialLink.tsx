import { Camera } from '../../generated/icons/Camera.ts'
import { Play } from '../../generated/icons/Play.ts'
import { Rss } from '../../generated/icons/Rss.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'

type SocialLinkProps = { entry: { label: string; url: string; external: boolean }; className: string | undefined }

/** Networks that a drawing stands for; others have their first letters. The marks are ours, not the networks' logos. */
const drawings: Readonly<Record<string, typeof Camera>> = { instagram: Camera, youtube: Play, blog: Rss }
const letters: Readonly<Record<string, string>> = { linkedin: 'in', facebook: 'f' }

/** A network as a round mark; its name is for screen readers and for who points at it. */
export function SocialLink({ entry: { label, url, external }, className }: SocialLinkProps) {
  const t = useTexts()
  const id = label.toLowerCase()
  const Drawing = drawings[id]
  return (
    <Link
      href={url}
      newWindow={external}
      className={className}
      title={label}
      aria-label={external ? `${label} ${t('shell.footer.newWindow')}` : label}
    >
      {Drawing ? <Drawing size={20} strokeWidth={1.75} aria-hidden="true" /> : (letters[id] ?? label.charAt(0))}
    </Link>
  )
}
