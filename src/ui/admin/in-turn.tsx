import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Marks content of unknown height that is not loaded yet, such as a list. */
export const awaited = { 'data-awaited': '' }

interface InTurnProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Stacks parts whose heights are unknown. Each part stays invisible until all parts above it are loaded, so that no
 * visible part is pushed down.
 */
export const InTurn = ({ className, children }: InTurnProps) => (
  <div className={classNames('[&>:has([data-awaited])~*]:invisible', className)}>{children}</div>
)
