import type { ReactNode } from 'react'

interface MuseumLabelProps {
  readonly number?: string | undefined
  readonly name: ReactNode
  /** Further facts such as cloth, technique and year. */
  readonly details?: ReactNode
}

/** The caption of a picture of a product: number, name, cloth. It goes inside a `figcaption` or a card. */
export const MuseumLabel = ({ number, name, details }: MuseumLabelProps) => (
  <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
    <span className="font-display text-ink-soft text-small italic">{number}</span>
    <div className="text-small">
      <div className="font-medium">{name}</div>
      {details && <div className="text-ink-soft">{details}</div>}
    </div>
  </div>
)
