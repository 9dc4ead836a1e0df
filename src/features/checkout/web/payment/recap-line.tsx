import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Thumbnail, type ThumbnailImage } from '../../../../ui/pictures/thumbnail.tsx'
import type { PromisedLine } from '../../delivery/promised-line.ts'
import { useLineFacts } from '../use-line-facts.ts'

interface RecapLineProps {
  readonly line: PromisedLine
  readonly image: ThumbnailImage | undefined
  readonly sizeName: (size: string) => string
  readonly isFetched: boolean
  /** The words beside a product that cannot be sent back. */
  readonly excluded: string
}

/** Shows a product as it is ordered: name, quantity, price, delivery days, and whether it can be sent back. */
export const RecapLine = ({ line, image, sizeName, isFetched, excluded }: RecapLineProps) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const days = t('details.between', spokenRange({ from: line.deliveryFrom, to: line.deliveryTo }, lng))
  const facts = useLineFacts(sizeName)(line)
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <Thumbnail image={image} className="w-16" />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-body leading-snug">{line.name}</p>
          <p className="whitespace-nowrap text-body tabular-nums">{formatEuros(line.total)}</p>
        </div>
        {facts && <p className="text-ink-soft">{facts}</p>}
        <p className="text-ink-soft">{t(isFetched ? 'payment.ready' : 'payment.arrives', { days })}</p>
        {!line.withdrawable && <p className="mt-2 border-garance border-s-2 ps-3">{excluded}</p>}
      </div>
    </li>
  )
}
