import type { ReactNode } from 'react'

type MuseumLabelProps = {
  number?: string | undefined
  name: ReactNode
  /** Cloth, technique, year: what a curator would add. */
  details?: ReactNode
}

/** What stands below a plate: number, name, cloth. Goes inside a `figcaption` or a card. */
export function MuseumLabel({ number, name, details }: MuseumLabelProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
      <span className="font-display text-ink-soft text-small italic">{number}</span>
      <div className="text-small">
        <div className="font-medium">{name}</div>
        {details && <div className="text-ink-soft">{details}</div>}
      </div>
    </div>
  )
}
