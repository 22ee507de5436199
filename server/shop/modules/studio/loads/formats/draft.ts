import type { Place } from './source.ts'

type Container = Record<string, unknown>

const isIndex = (key: string): boolean => /^\d+$/.test(key)

/** A record that is put together value by value, and remembers where each stands in the file. */
export const createDraft = (start: Place) => {
  const record: Container = {}
  const places = new Map<string, Place>([['', start]])

  const containerOf = (path: string): { container: Container; key: string } => {
    const keys = path.split('/')
    const key = keys.pop() ?? ''
    let container = record
    for (const [level, name] of keys.entries()) {
      container[name] ??= isIndex(keys[level + 1] ?? key) ? [] : {}
      container = container[name] as Container
    }
    return { container, key }
  }

  return {
    record,
    set: (path: string, value: unknown, place: Place): void => {
      const { container, key } = containerOf(path)
      container[key] = value
      places.set(path, place)
    },
    /** Adds a member to the list at a path. */
    add: (path: string, value: unknown, place: Place): void => {
      const { container, key } = containerOf(path)
      container[key] ??= []
      const list = container[key] as unknown[]
      places.set(`${path}/${list.length}`, place)
      list.push(value)
    },
    mark: (path: string, place: Place): void => {
      places.set(path, place)
    },
    /** Place of the value at a path, or of what is next around it. */
    placeOf: (path: string): Place => {
      const keys = path.split('/')
      while (keys.length > 0) {
        const place = places.get(keys.join('/'))
        if (place) return place
        keys.pop()
      }
      return start
    },
  }
}

export type Draft = ReturnType<typeof createDraft>
