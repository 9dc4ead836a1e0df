import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../../../../shared/api/client.ts'
import { houseTimeZone } from '../../../../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../../../../shared/dates/date-format.ts'
import { formatEuros } from '../../../../../../shared/money.ts'
import { AdminSection } from '../../../../../../ui/admin/admin-section.tsx'
import { Unanswered } from '../../../../../../ui/admin/unanswered.tsx'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import type { ProductPrices, ProductVersionsContract } from '../../../../product-versions.contract.ts'
import { productsKey } from '../../products.queries.ts'
import { pricesTexts } from './prices.texts.ts'
import { stepLine } from './step-line.ts'

const pricesQuery = (api: Api<ProductVersionsContract>, id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'prices', id],
    queryFn: ({ signal }) => api('GET /admin/products/{id}/prices', { params: { id }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: houseTimeZone })

const drawing = { width: 320, height: 48 }

/** The prices at which a product was sold, drawn and told, and which crossed-out price the law allows. */
export const SellingPrices = ({ id }: { readonly id: string }) => {
  useOwnTexts('productPrices', pricesTexts)
  const { t } = useTranslation('productPrices')
  const { data, error, refetch, dataUpdatedAt } = usePrivateQuery(pricesQuery(useApi(), id))
  return (
    <AdminSection id="prix" title={t('title')}>
      {error && (
        <Unanswered
          error={error}
          text={t('failed')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {data && <Prices {...data} nowMs={dataUpdatedAt} />}
    </AdminSection>
  )
}

type PricesProps = Omit<ProductPrices, 'success'> & { readonly nowMs: number }

const Prices = ({ prices, lowest, reduction, nowMs }: PricesProps) => {
  const { t } = useTranslation('productPrices')
  const lng = useLanguage()
  const day = (moment: string) => dayFormat(lng).format(new Date(moment))
  if (prices.length === 0) return <p className="text-ink-soft text-small">{t('never')}</p>
  const steps = prices.map(({ price, from, to }) => ({
    price,
    fromMs: Date.parse(from),
    toMs: to === null ? Number.POSITIVE_INFINITY : Date.parse(to),
  }))
  return (
    <div className="text-small">
      <svg
        role="img"
        aria-label={t('drawn')}
        viewBox={`-2 -4 ${drawing.width + 4} ${drawing.height + 8}`}
        preserveAspectRatio="none"
        className="h-14 w-full max-w-[30rem]"
      >
        <path
          d={stepLine(steps, { ...drawing, nowMs })}
          fill="none"
          stroke="var(--garance)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="mt-2 max-h-40 overflow-y-auto">
        {prices.toReversed().map(({ price, from, to }) => (
          <li key={`${from} ${to}`} className="tabular-nums">
            <span className="font-medium">{formatEuros(price)}</span>{' '}
            {to === null ? t('from', { from: day(from) }) : t('between', { from: day(from), to: day(to) })}
          </li>
        ))}
      </ul>
      {lowest !== null && (
        <p className="mt-3 max-w-measure text-ink-soft">{t('lowest', { price: formatEuros(lowest) })}</p>
      )}
      <p className="mt-1 text-ink-soft">
        {reduction
          ? t('reduced', { price: formatEuros(reduction.from), until: day(reduction.until) })
          : t('notReduced')}
      </p>
    </div>
  )
}
