import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioEndOtherSessions, StudioEndSession, StudioSessionsOf } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from './AccountRoom.module.css'

/** Where the editor is logged in. */
export function Sessions() {
  const texts = useTexts(loginTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioSessionsOf, {})
  const [failure, setError] = useState<AskError | null>(null)
  const shown = error ?? failure
  const sessions = data?.studio_sessions ?? []
  const end = async (id: string | null) => {
    const { error: failed } = id === null ? await ask(StudioEndOtherSessions, {}) : await ask(StudioEndSession, { id })
    setError(failed)
    reload()
  }
  return (
    <section className={styles.part}>
      <h2>{texts.sessions}</h2>
      {isLoading && !data && <p role="status">{ui.loading}</p>}
      {shown && <CallErrorNotice error={shown} onRetry={reload} />}
      <ul className={styles.sessions}>
        {sessions.map(({ id, isOwn, agent, network, createdAt, seenAt }) => (
          <li key={id}>
            <span>
              {agent || texts.unknownBrowser}
              <br />
              <span className={styles.quiet}>
                {texts.sessionTimes(network, formatTime(createdAt), formatTime(seenAt))}
              </span>
            </span>
            {isOwn ? (
              <strong>{texts.thisSession}</strong>
            ) : (
              <Button onClick={() => inBackground(end(id))}>{texts.endSession}</Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <Button onClick={() => inBackground(end(null))}>{texts.endOthers}</Button>}
    </section>
  )
}
