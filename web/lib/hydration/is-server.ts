declare const __IS_SERVER__: boolean | undefined

/** Whether this code runs on the server; the browser's build puts a constant here, so that the other branch falls away. */
export const isServer: boolean = typeof __IS_SERVER__ === 'undefined' ? typeof window === 'undefined' : __IS_SERVER__
