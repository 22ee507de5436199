import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const m = JSON.parse(readFileSync(process.argv[2]))
const roots = process.argv.slice(3)
const seen = new Set()
const walk = (k) => { if (seen.has(k)) return; seen.add(k); for (const i of m[k].imports ?? []) walk(i) }
for (const r of roots) { const k = Object.keys(m).find((k) => k === r || m[k].src === r); if (k) walk(k); else console.log('no', r, Object.keys(m).filter(x=>x.includes('checkout')).slice(0,20)) }
let sum = 0
const rows = [...seen].map((k) => { const t = readFileSync('dist/client/' + m[k].file); const s = gzipSync(t).length; sum += s; return [s, k, m[k].name, t.toString().match(/checkout\.[\w.]+|cart\.[\w.]+/)?.[0] ?? ''] })
rows.sort((a, b) => b[0] - a[0]); for (const r of rows.slice(0, 40)) console.log(...r)
console.log('sum', sum)
