import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** What stands in the place of a part that failed; nothing when left out. */
  fallback?: ReactNode
  /** What it shows: with another one it tries again. */
  of?: string
  children: ReactNode
}

type BoundaryState = { hasFailed: boolean; of: string | undefined }

/** Keeps an error in the browser to the part that has it: without, React takes the whole page away. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { hasFailed: false, of }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
