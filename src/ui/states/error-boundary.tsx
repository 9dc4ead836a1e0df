import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  readonly fallback: (error: Error, retry: () => void) => ReactNode
}

interface ErrorBoundaryState {
  readonly error: Error | null
}

/** Catches what its children throw during rendering and shows a fallback until it is told to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
