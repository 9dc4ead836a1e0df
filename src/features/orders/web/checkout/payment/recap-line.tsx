import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../../../shared/calendar/spoken-range.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import type { PromisedLine } from '../../../promised-line.ts'

interface RecapLineProps {
  readonly line: PromisedLine
  readonly image: string | undefined
  readonly sizeName: (size: string) => string
  readonly isFetched: boolean
  /** What is said of a piece that cannot be sent back. */
  readonly excluded: string
}

/** A piece as it is ordered: what, how many, for how much, when, and whether it can be sent back. */
export const RecapLine = ({ line, image, sizeName, isFetched, excluded }: RecapLineProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const days = t('details.between', spokenRange({ from: line.deliveryFrom, to: line.deliveryTo }, lng))
  const facts = [
    line.size && t('payment.size', { size: sizeName(line.size) }),
    line.quantity > 1 && t('payment.quantity', { count: line.quantity }),
  ].filter(Boolean)
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      {image && (
        <img
          src={image}
          alt=""
          width={300}
          height={400}
          className="picture-light aspect-portrait w-16 flex-none self-start bg-plate object-cover"
        />
      )}
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-body leading-snug">{line.name}</p>
          <p className="whitespace-nowrap text-body tabular-nums">{formatEuros(line.total, lng)}</p>
        </div>
        {facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>}
        <p className="text-ink-soft">{t(isFetched ? 'payment.ready' : 'payment.arrives', { days })}</p>
        {!line.withdrawable && <p className="mt-2 border-garance border-s-2 ps-3">{excluded}</p>}
      </div>
    </li>
  )
}
