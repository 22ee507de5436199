/** States of a process, and to which state an event leads from each; what is left out is not possible. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** Null when the event is not possible in the state. */
export const nextState = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State | null => transitions[state][event] ?? null
