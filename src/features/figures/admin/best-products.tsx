import type { Answer } from '../../../shared/api/contract.ts'
import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { FiguresContract } from '../figures.contract.ts'

interface BestProductsProps {
  readonly products: Answer<FiguresContract['GET /admin/figures']>['products']
  /** The days of the period, as the list of orders takes them. */
  readonly days: string | undefined
}

/** What was sold most; each leads to its page and to exactly its orders. */
export const BestProducts = ({ products, days }: BestProductsProps) => {
  const { t } = useTranslation('figures')
  return (
    <>
      <h3 className="border-rule border-b pb-2 font-medium">{t('best')}</h3>
      {products.length === 0 && <p className="py-3 text-ink-soft">{t('none')}</p>}
      <ol>
        {products.map(({ _id, name, quantity, turnover }) => (
          <li key={_id} className="flex items-baseline gap-4 border-hairline border-b py-2">
            <LocalLink to={pathTo('product', { id: _id })} className="min-w-0 truncate hover:text-garance">
              {name}
            </LocalLink>
            <LocalLink
              to={`${pathTo('adminOrders')}?product=${_id}&paid=${days}`}
              className="ms-auto flex-none text-ink-soft tabular-nums hover:text-garance"
            >
              {t('sold', { count: quantity })} · {formatEuros(turnover)}
            </LocalLink>
          </li>
        ))}
      </ol>
    </>
  )
}
