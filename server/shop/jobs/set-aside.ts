/**
 * For rounds over many rows: one that fails is set aside and keeps back no other. `end` comes after the last one and throws when any has
 * failed, so that the round's job is logged with the first reason and counted as failed.
 */
export const setAside = () => {
  const failures: unknown[] = []
  return {
    attempt: async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        failures.push(error)
      }
    },
    end: (): void => {
      if (failures.length > 0) throw new Error(`${failures.length} of a round were set aside`, { cause: failures[0] })
    },
  }
}
