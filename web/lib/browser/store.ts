import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** A value beside React that parts of the page share. */
export type Store<Value> = {
  value: () => Value
  /** Tells all listeners, also when the value is the same. */
  set: (next: Value) => void
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void
}

/** Nothing personal may be put into it on the server: it would be shared by all visitors. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = createListeners()
  let value = first
  return {
    value: () => value,
    set: (next) => {
      value = next
      listeners.tell()
    },
    subscribe: listeners.add,
  }
}

/** The value of a store; a component that is drawn by the server and hydrated begins with `onServer`. */
export function useStore<Value>({ subscribe, value }: Store<Value>, onServer = value): Value {
  return useSyncExternalStore(subscribe, value, onServer)
}
