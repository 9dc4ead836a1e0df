import type { ReactNode } from 'react'
import { dayAndTime } from '../../../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import type { Columns } from '../../../../../ui/admin/list/table/columns.ts'
import { RowLink } from '../../../../../ui/admin/list/table/row-link.tsx'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Picture } from '../../../../../ui/pictures/picture.tsx'
import type { ListedProduct } from '../../../product-list.contract.ts'

/** The stock of each size in words: « 38 : 2, 40 : 0 ». */
const stockInWords = ({ variants }: ListedProduct) =>
  variants.map(({ size, stock }) => (size === null ? String(stock) : `${size}\u00a0: ${stock}`)).join(', ')

interface ProductColumns {
  /** Opens the price and the stock of a product for change. */
  readonly onChange: (product: ListedProduct) => void
}

/** The columns of the list of products. */
export const useProductColumns = ({ onChange }: ProductColumns): Columns<ListedProduct> => {
  const { t } = useTranslation('adminProducts')
  const lng = useLanguage()
  return [
    {
      name: 'name',
      label: t('columns.name'),
      className: 'ledger-wide:w-[34%]',
      text: ({ name }) => name,
      cell: ({ _id, name, image }) => (
        <span className="flex items-center gap-3">
          <span className="w-8 flex-none">
            {image ? (
              <Picture image={{ ...image, alt: '' }} sizes="2rem" className="aspect-square" />
            ) : (
              <span aria-hidden="true" className="block aspect-square bg-linen" />
            )}
          </span>
          <RowLink id={_id} lang="fr" className="line-clamp-1 wrap-anywhere">
            {name}
          </RowLink>
        </span>
      ),
    },
    {
      name: 'sku',
      label: t('columns.sku'),
      className: 'ledger-mid:hidden ledger-wide:w-28',
      plain: true,
      text: ({ sku }) => sku,
      cell: ({ sku }) => <span className="whitespace-nowrap tabular-nums">{sku}</span>,
    },
    {
      name: 'category',
      label: t('columns.category'),
      plain: true,
      inCard: true,
      text: ({ category }) => category.name,
      cell: ({ category }) => <span className="block truncate">{category.name}</span>,
    },
    {
      name: 'price',
      label: t('columns.price'),
      className: 'ledger:text-end ledger-wide:w-28',
      plain: true,
      inCard: true,
      sort: { up: 'price', down: 'price-desc', first: 'down' },
      text: ({ price }) => String(price),
      cell: (product) => (
        <InPlace label={t('quick.of', { name: product.name })} onPress={() => onChange(product)}>
          {formatEuros(product.price)}
        </InPlace>
      ),
    },
    {
      name: 'stock',
      label: t('columns.stock'),
      className: 'ledger:text-end ledger-wide:w-24',
      plain: true,
      inCard: true,
      sort: { up: 'stock', down: 'stock-desc', first: 'up' },
      text: stockInWords,
      cell: (product) => (
        <InPlace
          label={t('quick.of', { name: product.name })}
          title={stockInWords(product)}
          onPress={() => onChange(product)}
        >
          {product.stock > 0 && <span className="text-ink-soft ledger:hidden">{t('columns.stock')} </span>}
          <StockLeft product={product} />
        </InPlace>
      ),
    },
    {
      name: 'state',
      label: t('columns.state'),
      className: 'entry:has-[span:empty]:hidden ledger:text-end ledger-wide:w-56',
      inCard: true,
      plain: true,
      text: ({ state, featured, nameEn }) =>
        [
          state !== 'published' && t(`state.${state}`),
          featured && t('traits.featured'),
          nameEn === null && t('traits.french-only'),
        ]
          .filter(Boolean)
          .join(', '),
      cell: ({ state, publishAt, featured, nameEn, image }) => (
        <span className="inline-flex flex-wrap gap-2 ledger:justify-end">
          {state !== 'published' && (
            <Badge tone={state === 'draft' ? 'rose' : 'outline'}>
              {publishAt ? t('appears', { moment: dayAndTime(publishAt, lng) }) : t(`state.${state}`)}
            </Badge>
          )}
          {featured && <Badge tone="sage">{t('featured')}</Badge>}
          {nameEn === null && <Badge tone="linen">{t('frenchOnly')}</Badge>}
          {image === null && <Badge tone="linen">{t('withoutPicture')}</Badge>}
        </span>
      ),
    },
  ]
}

const StockLeft = ({ product: { stock, variants } }: { readonly product: ListedProduct }) => {
  const { t } = useTranslation('adminProducts')
  if (variants.length === 0) return '—'
  return stock === 0 ? <span className="font-medium text-garance">{t('soldOut')}</span> : stock
}

interface InPlaceProps {
  readonly label: string
  readonly title?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A value of a row that is changed where it stands. */
const InPlace = ({ label, title, onPress, children }: InPlaceProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    title={title}
    onClick={onPress}
    className="relative whitespace-nowrap tabular-nums underline decoration-1 decoration-hairline underline-offset-[0.22em] hover:text-garance hover:decoration-garance"
  >
    {children}
    <span className="sr-only"> · {label}</span>
  </button>
)
