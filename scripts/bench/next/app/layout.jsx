import { readFileSync } from 'node:fs'

/** Read once, like the data of the page. */
let styles

export default function RootLayout({ children }) {
  const file = process.env.BENCH_STYLES
  styles ??= file ? readFileSync(file, 'utf8') : ''
  return (
    <html lang="de">
      <head>{styles && <style>{styles}</style>}</head>
      <body>{children}</body>
    </html>
  )
}
