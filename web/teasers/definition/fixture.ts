/**
 * Example data of a teaser: what an editor would have stored. Checked against the schema of its type, shown in the
 * gallery and parsed in tests.
 */
import type { TeaserAttributes, TeaserType } from '#schemas/generated/teaser-types.ts'
import type { WireAttribute, WireTeaser } from './define-teaser.ts'

export type TeaserFixture<Type extends TeaserType> = {
  type: Type
  name: string
  template?: string
  attributes: TeaserAttributes[Type]
}

/** A fixture as the engine would send it (server/contract/sdl/content/content.graphql); pictures are 1280 by 720. */
export function toWire(fixture: TeaserFixture<TeaserType>): WireTeaser {
  const { type, name, template, attributes } = fixture
  return { id: `fixture-${type}`, type, name, template: template ?? null, attributes: wireAttributes(attributes) }
}

function wireAttributes(attributes: object): WireAttribute[] {
  return Object.entries(attributes).map(([name, value]) => wireAttribute(name, value))
}

function wireAttribute(name: string, value: unknown): WireAttribute {
  if (typeof value === 'string') return { name, text: value }
  if (Array.isArray(value)) {
    return { name, valueList: value.map((group: object) => ({ attributes: wireAttributes(group) })) }
  }
  if (isRecord(value) && typeof value.mediaId === 'string') return picture(name, value.mediaId, value)
  if (isRecord(value) && typeof value.url === 'string') {
    const { url, openInNewWindow } = value
    return { name, url, urlPath: url.startsWith('/') ? url : null, openLinkInNewWindow: openInNewWindow === true }
  }
  return { name, value: String(value) }
}

function picture(name: string, mediaId: string, { alt, title }: Record<string, unknown>): WireAttribute {
  const address = (width: number) => `/media/${mediaId}/teaser_${width}.jpg`
  return {
    name,
    url: address(1280),
    altTag: String(alt),
    imgTitle: typeof title === 'string' ? title : null,
    width: 1280,
    height: 720,
    sources: [480, 768, 1280, 1920].map((width) => ({ src: address(width), width })),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
