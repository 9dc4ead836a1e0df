import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../class-names.ts'
import { useChangedUrl } from '../../use-changed-url.ts'

interface RowLinkProps {
  readonly id: string
  /** The parameter of the address that opens the row, where two lists stand on one page. */
  readonly field?: string
  readonly lang?: string
  readonly className?: string
  readonly children: ReactNode
}

/** The subject of a row: opens it in the same page. */
export const RowLink = ({ id, field = 'opened', lang, className, children }: RowLinkProps) => {
  const urlWith = useChangedUrl()
  return (
    <Link
      to={urlWith({ [field]: id })}
      // What opens beside the list leaves it where it is; what takes its place begins at the top.
      preventScrollReset={field !== 'opened'}
      lang={lang}
      className={classNames(
        'underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance',
        className,
      )}
    >
      {children}
    </Link>
  )
}
