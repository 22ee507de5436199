import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioConfirmSecondFactor, StudioStartSecondFactor } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import styles from './AccountRoom.module.css'
import { loadSession, type Me, reasonOf } from './session.ts'

type Secret = { secret: string; address: string }

/** Sets up the second factor: QR code or secret for an authenticator app, then a first code. */
export function SecondFactor({ me }: { me: Me }) {
  const texts = useTexts(loginTexts)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const start = async () => {
    const { data, error: failure } = await ask(StudioStartSecondFactor, {})
    setError(failure)
    setSecret(data?.studio_startSecondFactor ?? null)
  }
  return (
    <section className={styles.part}>
      <h2>{texts.secondFactor}</h2>
      <p role="status">{me.hasSecondFactor ? texts.secondFactorOn : texts.secondFactorOff[reasonOf(me)]}</p>
      {error && <CallErrorNotice error={error} />}
      {!me.hasSecondFactor && !secret && (
        <Button look="primary" onClick={() => inBackground(start())}>
          {texts.setUp}
        </Button>
      )}
      {!me.hasSecondFactor && secret && <Confirmation {...secret} />}
    </section>
  )
}

function Confirmation({ secret, address }: Secret) {
  const texts = useTexts(loginTexts)
  const [error, setError] = useState<AskError | null>(null)
  const [isWrong, setWrong] = useState(false)
  const confirm = async (code: string) => {
    const { data, error: failure } = await ask(StudioConfirmSecondFactor, { code })
    setError(failure)
    setWrong(data?.studio_confirmSecondFactor === false)
    if (data?.studio_confirmSecondFactor) await loadSession()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    inBackground(confirm(String(new FormData(event.currentTarget).get('code') ?? '')))
  }
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={address} name={texts.qrCode} />
      <p>
        {texts.orType} <span className={styles.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</span>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.firstCode} errors={isWrong ? [texts.errors.code()] : []}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,7}"
              title={texts.codePattern}
              required
            />
          )}
        </Field>
        {error && <CallErrorNotice error={error} />}
        <Button type="submit" look="primary">
          {texts.confirm}
        </Button>
      </form>
    </>
  )
}

function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
