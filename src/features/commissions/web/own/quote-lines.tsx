import { formatEuros } from '../../../../shared/money.ts'
import type { ShownLine } from '../../commission.schema.ts'

/** Lines of a quote with their amounts. */
export const QuoteLines = ({ lines }: { lines: readonly ShownLine[] }) => (
  <ul className="flex flex-col">
    {lines.map(({ description, quantity, amount }) => (
      <li
        key={`${description} ${quantity} ${amount}`}
        className="flex items-baseline justify-between gap-6 border-hairline border-b py-2.5"
      >
        <span className="min-w-0 wrap-anywhere">
          {quantity > 1 && <span className="tabular-nums">{quantity} × </span>}
          {description}
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatEuros(amount)}</span>
      </li>
    ))}
  </ul>
)
