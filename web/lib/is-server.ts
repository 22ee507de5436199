/** Whether this code runs on the server; a constant in the browser's bundle, so that the other branch falls away. */
export const isServer: boolean = import.meta.env?.SSR ?? typeof window === 'undefined'
