type NumberStore<Thing> = { get: (thing: Thing) => number | undefined; set: (thing: Thing, number: number) => unknown }

/** Gives numbers that stand for things in keys of caches. One that `known` has lost gets another: none stands for two things. */
export function numbering<Thing>(known: NumberStore<Thing>): (thing: Thing) => number {
  let last = 0
  return (thing) => {
    let number = known.get(thing)
    if (number === undefined) {
      last += 1
      number = last
      known.set(thing, number)
    }
    return number
  }
}
