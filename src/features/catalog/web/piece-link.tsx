import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { Product } from '../product.schema.ts'
import { fetchPlate } from './fetch-plate.ts'
import { letTravel } from './travelling-piece.ts'

interface PieceLinkProps {
  readonly product: Product
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/** The way from a list to a piece: its picture grows into the plate of its page (look.md). */
export const PieceLink = ({ product: { _id, images }, label, className, children }: PieceLinkProps) => {
  const callOff = useRef<() => void>(undefined)
  const leave = () => callOff.current?.()
  const intend = ({ currentTarget }: SyntheticEvent) => {
    const card = currentTarget.closest('article')?.querySelector('img')
    leave()
    if (images[0] && card) callOff.current = fetchPlate(images[0], card)
  }
  return (
    <LocalLink
      to={pathTo('product', { id: _id })}
      prefetch="intent"
      viewTransition
      aria-label={label}
      onClick={() => letTravel(_id)}
      onPointerEnter={intend}
      onPointerLeave={leave}
      onFocus={intend}
      onBlur={leave}
      className={className}
    >
      {children}
    </LocalLink>
  )
}
