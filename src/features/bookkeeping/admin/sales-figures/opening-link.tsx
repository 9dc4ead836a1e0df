import type { ReactNode } from 'react'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

interface OpeningLinkProps {
  /** Undefined where there is nothing to open. */
  readonly to: string | undefined
  readonly children: ReactNode
}

/** A figure that opens exactly its rows. */
export const OpeningLink = ({ to, children }: OpeningLinkProps) =>
  to === undefined ? (
    children
  ) : (
    <LocalLink to={to} className="underline decoration-hairline underline-offset-4 hover:text-garance">
      {children}
    </LocalLink>
  )
