import { pathTo } from '../../../sitemap.ts'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { Pager } from '../../../ui/admin/list/table/pager.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { isMadeToMeasure } from '../../catalog/catalog.rules.ts'
import type { Dashboard, StockedProduct } from '../dashboard.contract.ts'
import type { StockChoice } from '../dashboard.limits.ts'
import { LowStockField } from './low-stock-field.tsx'
import { StockChoices } from './stock-choices.tsx'

/** The sizes of a product, each with its stock. */
const SizesLeft = ({ product: { stock, sizes } }: { product: StockedProduct }) => {
  const { t } = useTranslation('dashboard')
  if (stock === 0) return t('stock.allSizes')
  const nameOf = (size: string | null) =>
    size === null ? t('stock.withoutSizes') : isMadeToMeasure(size) ? t('stock.madeToMeasure') : size
  return (
    <ul className="flex flex-wrap gap-x-4 tabular-nums">
      {sizes.map(({ size, stock: count }) => (
        <li key={size} className={classNames('whitespace-nowrap', count === 0 && 'text-garance')}>
          {t('stock.sizeLeft', { size: nameOf(size), count })}
        </li>
      ))}
    </ul>
  )
}

const useColumns = (maySet: boolean): Columns<StockedProduct> => {
  const { t } = useTranslation('dashboard')
  return [
    {
      name: 'product',
      label: t('stock.columns.product'),
      className: 'ledger:w-[30%]',
      cell: ({ _id, name, sku }) => (
        <>
          <LocalLink
            to={pathTo('product', { id: _id })}
            className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
          >
            {name}
          </LocalLink>{' '}
          <span className="whitespace-nowrap font-regular text-caption text-ink-soft">{sku}</span>
        </>
      ),
    },
    {
      name: 'left',
      label: t('stock.columns.left'),
      className: 'tabular-nums ledger:w-[10%]',
      cell: ({ stock: left }) =>
        left === 0 ? (
          <Badge tone="accent" className="whitespace-nowrap">
            {t('stock.soldOut')}
          </Badge>
        ) : (
          left
        ),
    },
    {
      name: 'sizes',
      label: t('stock.columns.sizes'),
      className: 'ledger:w-[35%]',
      cell: (product) => <SizesLeft product={product} />,
    },
    {
      name: 'threshold',
      label: t('stock.columns.threshold'),
      className: 'ledger:w-[25%]',
      cell: (product) =>
        maySet ? (
          <LowStockField key={product.lowStock} product={product} />
        ) : product.lowStock === null ? (
          t('stock.onlyOut')
        ) : (
          t('stock.below', { count: product.lowStock })
        ),
    },
  ]
}

interface StockToSeeProps {
  readonly stock: Dashboard['stock']
  readonly chosen: StockChoice
  readonly page: number
  readonly busy: boolean
  /** Only an admin sets the thresholds. */
  readonly maySet: boolean
}

/** Products that are out of stock or below their threshold, or all products, with a link to each and its threshold. */
export const StockToSee = ({ stock, chosen, page, busy, maySet }: StockToSeeProps) => {
  const { t } = useTranslation('dashboard')
  const urlWith = useChangedUrl()
  const columns = useColumns(maySet)
  const isEmpty = stock.products.length === 0
  return (
    <div id="stock" className="scroll-mt-6">
      <StockChoices chosen={chosen} counts={stock.counts} />
      {isEmpty ? (
        <p className="text-ink-soft">{t(stock.counts[chosen] ? 'stock.pastEnd' : 'stock.none')}</p>
      ) : (
        <Ledger
          caption={t(`stock.captions.${chosen}`)}
          rows={stock.products}
          expected={stock.products.length}
          busy={busy}
          columns={columns}
        />
      )}
      <Pager
        page={page}
        totalPages={stock.totalPages}
        count={stock.counts[chosen]}
        hrefOf={(wanted) => `${urlWith({ stockPage: wanted })}#stock`}
        labels={{
          navigation: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          place: t('pages.place', { page, total: stock.totalPages }),
        }}
      />
    </div>
  )
}
