import type { Page } from '@playwright/test'

export type SentEvent = {
  id: string
  name: string
  occurredAt: number
  meta: Record<string, string | boolean>
  data: { name: string; value: string }[]
}

export type Beacons = {
  /** What each beacon carried. */
  sent: SentEvent[][]
  /** All events of a name so far, for example `page_view`. */
  events: (name: string) => SentEvent[]
}

export const dataOf = ({ data }: SentEvent) => Object.fromEntries(data.map(({ name, value }) => [name, value]))

/** Reads beacons on their way: browsers don't tell of their content. They are sent all the same, unless `isBlocked`. */
export async function watchBeacons(page: Page, { isBlocked = false } = {}): Promise<Beacons> {
  const sent: SentEvent[][] = []
  await page.exposeFunction('tellOfBeacon', (body: string) => {
    sent.push((JSON.parse(body) as { variables: { events: SentEvent[] } }).variables.events)
  })
  await page.addInitScript((blocks) => {
    const send = navigator.sendBeacon.bind(navigator)
    const { tellOfBeacon: recordBeacon } = window as unknown as { tellOfBeacon: (body: string) => void }
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) data.text().then(recordBeacon).catch(console.error)
      return blocks ? false : send(url, data)
    }
  }, isBlocked)
  return { sent, events: (name) => sent.flat().filter((event) => event.name === name) }
}
