import { getDocumentProxy } from 'unpdf'

type Node = { role?: string; type?: string; id?: string; alt?: string; children?: Node[] }
type Item = { type?: string; id?: string | null; tag?: string; str?: string }

/** Text of a structure element on one page. */
export type ReadElement = { role: string; text: string; alt: string | null; page: number }

const tidy = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** Texts of a page by the id of their marked content; '' for artifacts, null for what belongs to nothing. */
const textsOf = (items: readonly Item[]): Map<string | null, string> => {
  const texts = new Map<string | null, string>()
  const open: (string | null)[] = []
  for (const { type, id, tag, str } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? (tag === 'Artifact' ? '' : (open.at(-1) ?? null)))
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined && (str.trim() !== '' || open.length > 0)) {
      const place = open.at(-1) ?? null
      texts.set(place, `${texts.get(place) ?? ''}${str}`)
    }
  }
  return texts
}

const textOf = ({ type, id, children = [] }: Node, texts: Map<string | null, string>): string =>
  type === 'content' ? (texts.get(id ?? '') ?? '') : children.map((child) => textOf(child, texts)).join('')

/** A document as a reader for blind people has it. */
export const readPdf = async (file: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const elements: ReadElement[] = []
  const rows: string[][] = []
  const artifacts: string[] = []
  const loose: string[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const proxy = await pdf.getPage(page)
    const { items } = await proxy.getTextContent({ includeMarkedContent: true })
    const texts = textsOf(items as Item[])
    artifacts.push(texts.get('') ?? '')
    loose.push(texts.get(null) ?? '')
    const walk = (node: Node): void => {
      const { role = '', children = [], alt = null } = node
      const isLeaf = children.some(({ type }) => type === 'content')
      if (isLeaf) elements.push({ role, text: tidy(textOf(node, texts)), alt, page })
      const cells = role === 'TR' ? children.map((cell) => tidy(textOf(cell, texts))) : []
      if (cells.some((cell) => cell !== '')) rows.push(cells)
      for (const child of children) walk(child)
    }
    const tree = (await proxy.getStructTree()) as Node | null
    if (tree) walk(tree)
  }
  const { info, metadata } = await pdf.getMetadata()
  const { Marked } = (await pdf.getMarkInfo()) ?? {}
  const { Title, Language } = info as { Title?: string; Language?: string }
  return {
    pages: pdf.numPages,
    title: Title,
    language: Language,
    isTagged: Marked === true,
    /** 1 where the file says that it is PDF/UA-1. */
    uaPart: metadata?.get('pdfuaid:part') as unknown,
    /** In the order in which they are read. */
    elements,
    /** Cells of all tables. */
    rows,
    /** By page. */
    artifacts: artifacts.map(tidy),
    /** Text outside of the structure, which a document must not have. */
    loose: loose.map(tidy).join(''),
    text: elements.map(({ text }) => text).join('\n'),
    /** What stands uncompressed in the file: dictionaries of the structure. */
    source: Buffer.from(file).toString('latin1'),
  }
}
