'use client'
// Bundled by scripts/bench/ssr/build-tree.ts from the shop's own components.
export { PlainTree as Listing } from '../tree/plain-tree.js'
