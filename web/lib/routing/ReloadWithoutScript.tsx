import { reloadAfterSeconds } from './reload-later.ts'

/** For browsers without scripts: the page is asked for again after a while. */
export function ReloadWithoutScript({ seconds = reloadAfterSeconds }: { seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}
