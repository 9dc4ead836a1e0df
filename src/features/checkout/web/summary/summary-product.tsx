import { formatEuros } from '../../../../shared/money.ts'
import { Thumbnail, type ThumbnailImage } from '../../../../ui/pictures/thumbnail.tsx'
import type { QuotedLine } from '../../quote.contract.ts'
import { useLineFacts } from '../use-line-facts.ts'

interface SummaryProductProps {
  readonly line: QuotedLine
  readonly image: ThumbnailImage | undefined
  readonly sizeName: (size: string) => string
}

/** A product in the summary beside the steps: enough to recognise it, and its price. */
export const SummaryProduct = ({ line, image, sizeName }: SummaryProductProps) => {
  const facts = useLineFacts(sizeName)(line)
  return (
    <li className="flex gap-3 text-small">
      <Thumbnail image={image} className="w-12" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug [overflow-wrap:anywhere]">{line.name}</p>
        {facts && <p className="text-caption text-ink-soft">{facts}</p>}
      </div>
      <p className="whitespace-nowrap tabular-nums">{formatEuros(line.total)}</p>
    </li>
  )
}
