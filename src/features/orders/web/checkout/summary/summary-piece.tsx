import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import type { QuotedLine } from '../../../quote.contract.ts'

interface SummaryPieceProps {
  readonly line: QuotedLine
  readonly image: string | undefined
  readonly sizeName: (size: string) => string
}

/** A piece beside the steps: enough to know it by, and what it costs. */
export const SummaryPiece = ({ line, image, sizeName }: SummaryPieceProps) => {
  const { t } = useTranslation('checkout')
  const facts = [
    line.size && t('payment.size', { size: sizeName(line.size) }),
    line.quantity > 1 && t('payment.quantity', { count: line.quantity }),
  ].filter(Boolean)
  return (
    <li className="flex gap-3 text-small">
      <span className="block aspect-portrait w-12 flex-none self-start bg-plate">
        {image && (
          <img
            src={image}
            alt=""
            width={300}
            height={400}
            className="picture-light h-full w-full object-cover"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug [overflow-wrap:anywhere]">{line.name}</p>
        {facts.length > 0 && <p className="text-caption text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      <p className="whitespace-nowrap tabular-nums">{formatEuros(line.total, useLanguage())}</p>
    </li>
  )
}
