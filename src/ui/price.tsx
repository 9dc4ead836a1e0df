import { VisuallyHidden } from './visually-hidden.tsx'

interface PriceProps {
  /** Already formatted, for instance « 1 290 € ». */
  readonly amount: string
  /** The former price, formatted, with the label that a screen reader reads. */
  readonly before?: { readonly amount: string; readonly label: string } | undefined
  /** A legal or practical note below, such as the lowest price of the last 30 days. */
  readonly note?: string | undefined
  readonly className?: string
}

/** A formatted price: its digits have equal widths, and it never breaks over two lines. */
export const Price = ({ amount, before, note, className }: PriceProps) => (
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
