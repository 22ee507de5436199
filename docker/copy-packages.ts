/**
 * `node docker/copy-packages.ts TARGET ENTRY…`: copies into TARGET/node_modules the packages that these programs load, and what
 * those depend on. Every image thus has its own packages: no second Node, no PostgreSQL, no icons where nothing loads them.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

type Manifest = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  imports?: Record<string, string>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const own = manifestOf(root)

/** Loaded in development alone: Vite's settings, and the PostgreSQL that `npm start` and tests run. */
const developmentFiles = ['vite.config.ts', 'server/lib/postgres/embedded-postgres.ts']

/** Vike and others depend on these to build pages; a server that runs a build loads none of them. */
const buildTools = [
  'vite',
  'esbuild',
  '@babel/core',
  '@babel/types',
  '@universal-deploy/vite',
  '@types/react',
  'typescript',
]

/**
 * A program's files in this repository, and the packages that they import; imports of types are left aside. `fonts`: files of packages
 * that are named one by one.
 */
export function traceFiles(entries: readonly string[]) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const fonts = new Set<string>()
  const queue = entries.flatMap((entry) => scriptsIn(join(root, entry)))
  for (let file = queue.pop(); file; file = queue.pop()) {
    const name = relative(root, file)
    if (files.has(name) || developmentFiles.includes(name)) continue
    files.add(name)
    for (const target of importsIn(readFileSync(file, 'utf8'))) {
      const path = pathOf(target, file)
      if (path) queue.push(path)
      else if (target.endsWith('.ttf')) fonts.add(target)
      else if (!isBuiltin(target)) packages.add(packageOf(target))
    }
  }
  return { files, packages, fonts }
}

function scriptsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(path, name))
}

function importsIn(text: string): string[] {
  const early = text.matchAll(/^(?:import|export) ?(?!type\b)(?:[^'"]*from )?['"]([^'"\n]+)['"]/gm)
  const late = text.matchAll(
    /\b(?:import|import\.meta\.resolve|createRequire\(import\.meta\.url\))\(\s*['"]([^'"\n]+)['"]/g,
  )
  const workers = text.matchAll(/new URL\(['"](\.[^'"]+\.ts)['"], import\.meta\.url\)/g)
  return [...early, ...late, ...workers].map(([, target = '']) => target)
}

/** The file of this repository that an import means, or null for a package. */
function pathOf(target: string, from: string): string | null {
  const path = target.startsWith('.') ? join(dirname(from), target) : aliasOf(target)
  return path && /\.m?[jt]s$/.test(path) && existsSync(path) ? path : path && ''
}

function aliasOf(target: string): string | null {
  const [, room = '', rest = ''] = /^(#\w+\/)(.+)/.exec(target) ?? []
  const alias = own.imports?.[`${room}*`]
  return alias ? join(root, alias.replace('*', rest)) : null
}

const isBuiltin = (target: string) =>
  target.startsWith('.') || target.startsWith('#') || target.startsWith('node:') || builtinModules.includes(target)

const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target

/** Folders of these packages and of all that they depend on, as paths below the repository. */
function foldersOf(packages: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  const queue = [...packages].map((name) => ({ name, from: root, isNeeded: true }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (buildTools.includes(next.name)) continue
    const folder = findPackage(next.name, next.from)
    if (!folder && next.isNeeded) throw new Error(`${next.name} is not installed, and ${next.from} needs it`)
    if (!folder || folders.has(relative(root, folder))) continue
    folders.add(relative(root, folder))
    const manifest = manifestOf(folder)
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      queue.push({ name, from: folder, isNeeded: !manifest.optionalDependencies?.[name] })
    }
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
      queue.push({ name, from: folder, isNeeded: false })
    }
    for (const name of Object.keys(manifest.peerDependencies ?? {})) {
      const isOptional = manifest.peerDependenciesMeta?.[name]?.optional
      if (!isOptional) queue.push({ name, from: folder, isNeeded: true })
    }
  }
  return folders
}

/** As Node finds a package: in the nearest `node_modules` above. */
function findPackage(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return null
}

/** @throws Error when a program imports what is not among the dependencies of package.json: `npm ci --omit=dev` leaves that out */
function copyPackages(target: string, entries: readonly string[]): void {
  const { packages, fonts } = traceFiles(entries)
  const undeclared = [...packages, ...[...fonts].map(packageOf)].filter((name) => !own.dependencies?.[name])
  if (undeclared.length > 0) throw new Error(`Not among the dependencies: ${undeclared.join(', ')}`)
  for (const folder of foldersOf(packages)) {
    linkFolder(join(root, folder), join(target, folder))
  }
  // A package of fonts holds eighteen weights, of which a program draws two.
  for (const font of fonts) {
    const folder = join('node_modules', packageOf(font))
    const file = join('node_modules', font)
    mkdirSync(join(target, dirname(file)), { recursive: true })
    linkFile(join(root, file), join(target, file))
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isFile()) linkFile(join(root, folder, entry.name), join(target, folder, entry.name))
  }
}

/** What lies in a package's own node_modules is left out: it comes when something needs it. So are hidden folders, tools of its authors. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      linkFolder(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) linkFile(join(from, entry.name), join(to, entry.name))
  }
}

/** A hard link takes no time and no room; between two file systems there is none. */
function linkFile(from: string, to: string): void {
  if (existsSync(to)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename
if (isProgram) {
  const [target = '', ...entries] = process.argv.slice(2)
  copyPackages(target, entries)
}
