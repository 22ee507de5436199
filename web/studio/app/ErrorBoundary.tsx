import { Component, type ReactNode } from 'react'
import { uiLanguage } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'
import { Button } from '../ui/Button.tsx'
import { RoomNotice } from '../ui/RoomNotice.tsx'

/** Shown instead of a room that failed; the rest of the studio stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const texts = appTexts[uiLanguage.value()]
    return (
      <RoomNotice role="alert" headline={texts.errorHeadline}>
        <p>{texts.errorText}</p>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </RoomNotice>
    )
  }
}
