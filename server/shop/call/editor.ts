import type { StudioRoles } from '#contract/studio-access.ts'

/** An editor with a session, by the roles in the call's store. */
export type Editor = Required<StudioRoles> & { id: string; email: string; name: string; sessionId: string }
