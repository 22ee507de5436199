import sax, { type QualifiedTag, type Tag } from 'sax'
import { wideEncoding } from '#contract/text/decode-text.ts'
import { withWholeBeginning } from '../decoded-text.ts'
import type { FileViolation, Place } from '../source.ts'

/** `text` is that of the element itself, without its children's. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
  place: Place
}

/** An element that was read as a whole, the beginning of the root or of what stands in it, or what is wrong. */
export type XmlEvent = { element: XmlElement } | { opened: XmlElement } | { violation: FileViolation }

const maxDepth = 50
/** Elements and characters of one element that is read as a whole. */
const maxElements = 20_000
const maxCharacters = 5_000_000

class XmlError extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.name = 'XmlError'
    this.place = place
  }
}

const start: Place = { line: 1, column: 1 }

/** By the mark of byte order, else by the declaration, else UTF-8. */
const decoderFor = (beginning: Buffer): TextDecoder => {
  const wide = wideEncoding(beginning.subarray(0, beginning.length - (beginning.length % 2)))
  const declared = /^\s*(?:ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning.toString('latin1'))?.[1]
  const encoding = wide ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new XmlError(`the encoding "${encoding}" is unknown`, start)
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Goes through XML, and puts together the elements that are wanted. */
const createCollector = (isWanted: (name: string) => boolean, nameOf: (name: string) => string) => {
  let events: XmlEvent[] = []
  let depth = 0
  let elements = 0
  let characters = 0
  /** Open elements, from the wanted one down. */
  let open: XmlElement[] = []
  // It knows the entities of HTML, which stand in texts of shops; those that a document declares are never read.
  const parser = sax.parser(true, { position: true })
  const here = (): Place => ({ line: parser.line + 1, column: parser.column + 1 })
  const placeOfTag = (): Place => {
    const column = parser.column - (parser.position - parser.startTagPosition)
    return { line: parser.line + 1, column: Math.max(column, 1) }
  }
  const refuse = (message: string): never => {
    throw new XmlError(message, here())
  }

  let tagPlace = start
  parser.onopentagstart = () => {
    tagPlace = placeOfTag()
  }
  parser.onopentag = ({ name, attributes }: Tag | QualifiedTag) => {
    if (++depth > maxDepth) refuse(`more than ${maxDepth} elements stand in each other`)
    const element: XmlElement = {
      name: nameOf(withoutPrefix(name)),
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      place: tagPlace,
    }
    const above = open.at(-1)
    if (above) {
      if (++elements > maxElements) refuse(`${open[0]?.name} has more than ${maxElements} elements`)
      above.children.push(element)
      open.push(element)
    } else if (isWanted(element.name)) open.push(element)
    else if (depth <= 2) events.push({ opened: element })
  }
  parser.onclosetag = () => {
    depth--
    const closed = open.pop()
    if (closed && open.length === 0) {
      elements = 0
      characters = 0
      events.push({ element: closed })
    }
  }
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (!element) return
    characters += text.length
    if (characters > maxCharacters) refuse(`${open[0]?.name} has more than ${maxCharacters} characters`)
    element.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.ondoctype = (doctype) => {
    // Files of BMEcat 1.2 name their DTD here, which is not read.
    if (doctype.includes('['))
      refuse('the document type declares entities or elements of its own, which is not allowed')
  }
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n')
    refuse(`is no XML: ${message.toLowerCase()}`)
  }

  return {
    write: (text: string): XmlEvent[] => {
      parser.write(text)
      const read = events
      events = []
      return read
    },
    close: (): void => {
      parser.close()
      open = []
    },
    here,
  }
}

/** The wanted elements of a file, one by one, called as `nameOf` says. Nothing is read behind the first error. */
export async function* xmlElements(
  input: AsyncIterable<Uint8Array>,
  isWanted: (name: string) => boolean,
  nameOf: (name: string) => string,
): AsyncGenerator<XmlEvent> {
  const collector = createCollector(isWanted, nameOf)
  let decoder: TextDecoder | null = null
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? ''
    } catch {
      throw new XmlError(`what follows is not ${decoder?.encoding}, the encoding of the file`, collector.here())
    }
  }
  try {
    for await (const chunk of withWholeBeginning(input)) {
      decoder ??= decoderFor(chunk)
      yield* collector.write(decoded(chunk))
    }
    yield* collector.write(decoded())
    collector.close()
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    yield { violation: { place: error.place, message: error.message } }
  }
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => found?.children.find((child) => child.name === name), element)

export const textOf = (element: XmlElement | undefined): string => element?.text.trim() ?? ''
