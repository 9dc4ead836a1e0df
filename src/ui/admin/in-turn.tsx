import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The attribute of what is still on its way and of unknown height, such as a list. */
export const awaited = { 'data-awaited': '' }

interface InTurnProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Parts below each other of unknown heights: each shows itself once all above it have come, so that none is pushed away. */
export const InTurn = ({ className, children }: InTurnProps) => (
  <div className={classNames('[&>:has([data-awaited])~*]:invisible', className)}>{children}</div>
)
