import { settled } from '../lib/routing/navigation.ts'

export const onPageTransitionEnd = settled
