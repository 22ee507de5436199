import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '#lib/process/start-error.ts'
import type { PageManifest } from '#web/build/page-manifest.ts'

/** Styles, scripts and fonts that a set of source files brings with it, as addresses under /assets/. */
type Assets = { styles: string[]; scripts: string[] }

/** A style sheet as it is inlined, with the hash by which the policy of the page names it. */
type InlineStyle = { css: string; hash: string; files: string[]; fonts: string[] }

export type WebBuild = {
  /** Changes with every change of the built web; 12 characters. */
  id: string
  /** The first script of every page, which is inlined: a request for it would delay the largest picture. */
  loader: { text: string; hash: string }
  /** The script that the loader starts the page with. */
  entry: string
  /** Script of Vike's client router, after what it imports; the same on all pages, known after the first page. */
  router?: readonly string[]
  /** Address of a script, after those of the scripts that it imports. */
  withImports: (script: string) => string[]
  /** All scripts that the router loads for a page, by the page's id. */
  scriptsOf: (pageId: string) => string[]
  assetsOf: (sources: Iterable<string>) => Assets
  /** The text of style sheets, joined; the same files give the same object. */
  inline: (files: readonly string[]) => InlineStyle
}

/** Fonts that every page needs at once; subsets for other scripts are left to the browser. */
const preloadedFont = /url\(["']?(\/assets\/[^"')]*latin-(?!ext)[^"')]*\.woff2)["']?\)/g

/**
 * Reads what `npm run build` left in `dist` and starts its server entry.
 * @throws StartError when there is no build
 */
export async function loadWebBuild(dist: string): Promise<WebBuild> {
  const manifestFile = join(dist, 'pages.json')
  if (!existsSync(manifestFile)) {
    throw new StartError(
      `The web is not built (no build in ${dist}): run npm run build, or name the folder in WEB_DIST.`,
    )
  }
  const manifestText = readFileSync(manifestFile, 'utf8')
  const manifest = JSON.parse(manifestText) as PageManifest
  await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
  // All of it now: a build that replaces this one must not take code or styles from pages that are still being rendered.
  await Promise.all(serverFiles(dist).map((file) => import(pathToFileURL(file).href)))
  const styles = new Map<string, string>()
  for (const file of Object.values(manifest.chunks).flatMap((chunk) => chunk.styles)) {
    styles.set(`/${file}`, readFileSync(join(dist, 'client', file), 'utf8'))
  }
  const loader = readFileSync(join(dist, 'client', manifest.loader), 'utf8').trim()
  return webBuild(manifest, manifestText, loader, (file) => styles.get(file) ?? '')
}

/** Code of single pages and parts, which Vike would load with their first visitor. */
function serverFiles(dist: string): string[] {
  return ['entries', 'chunks'].flatMap((folder) => {
    const path = join(dist, 'server', folder)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => join(path, name))
  })
}

/** Build id from the text of a build's pages.json. */
export function buildIdOf(manifestText: string): string {
  return createHash('sha256').update(manifestText).digest('base64url').slice(0, 12)
}

function webBuild(manifest: PageManifest, identity: string, loader: string, read: (file: string) => string): WebBuild {
  const assets = new Map<string, Assets>()
  const styles = new Map<string, InlineStyle>()
  const pages = new Map<string, string[]>()
  return {
    id: buildIdOf(identity),
    loader: { text: loader, hash: sourceHash(loader) },
    entry: `/${manifest.files['web/entry/hydrate.tsx']}`,
    withImports: (script) => collect(manifest, [script.slice(1)]).scripts,
    scriptsOf: (pageId) => {
      let scripts = pages.get(pageId)
      if (!scripts) {
        scripts = collect(manifest, [manifest.pages[pageId] ?? '']).scripts
        pages.set(pageId, scripts)
      }
      return scripts
    },
    assetsOf: (sources) => {
      const wanted = [...sources]
      const key = wanted.join()
      let found = assets.get(key)
      if (!found) {
        found = collect(
          manifest,
          wanted.map((source) => manifest.files[source] ?? ''),
        )
        assets.set(key, found)
      }
      return found
    },
    inline: (files) => {
      const key = files.join()
      let style = styles.get(key)
      if (!style) {
        style = inlineStyle(files, read)
        styles.set(key, style)
      }
      return style
    },
  }
}

/** In the order of imports: a style that is imported first is written first, so that what imports it can win. */
function collect({ chunks }: PageManifest, files: readonly string[]): Assets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks[file]
    if (!chunk || visited.has(file)) return
    visited.add(file)
    for (const imported of chunk.imports) visit(imported)
    scripts.add(`/${file}`)
    for (const style of chunk.styles) styles.add(`/${style}`)
  }
  for (const file of files) visit(file)
  return { styles: [...styles], scripts: [...scripts] }
}

function inlineStyle(files: readonly string[], read: (file: string) => string): InlineStyle {
  const css = files.map((file) => read(file).trim()).join('')
  return {
    css,
    hash: sourceHash(css),
    files: [...files],
    fonts: [...new Set([...css.matchAll(preloadedFont)].map((match) => match[1] ?? ''))],
  }
}

/** The source expression of a policy for an inline style sheet or script. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
