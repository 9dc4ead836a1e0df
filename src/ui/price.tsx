import { VisuallyHidden } from './visually-hidden.tsx'

type PriceProps = {
  /** Already formatted, for instance « 1 290 € ». */
  amount: string
  /** The price before, formatted, with the words that say so to a screen reader. */
  before?: { amount: string; label: string } | undefined
  /** A legal or practical remark below, such as the lowest price of the last 30 days. */
  note?: string | undefined
  className?: string
}

/** A price as it is read: figures of one width, never broken over two lines. */
export function Price({ amount, before, note, className }: PriceProps) {
  return (
    <span className={className}>
      <span className="whitespace-nowrap font-medium tabular-nums">{amount}</span>
      {before && (
        <del className="ml-2.5 whitespace-nowrap text-ink-soft tabular-nums decoration-1">
          <VisuallyHidden>{before.label}</VisuallyHidden> {before.amount}
        </del>
      )}
      {note && <span className="block text-caption text-ink-soft">{note}</span>}
    </span>
  )
}
