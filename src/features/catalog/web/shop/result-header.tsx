import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ListingOrder } from '../../catalog.limits.ts'
import { defaultOrder, ordersFor } from './filters/shop-filters.ts'

interface ResultHeaderProps {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly count: number
  /** The text of the search. Only a search can be sorted by relevance. */
  readonly search: string
  readonly sortBy: ListingOrder
  /** The id of the form that sends the order when there is no script. */
  readonly formId: string
  readonly onSort: (sortBy: ListingOrder) => void
}

/** How many products match, and their order (§2). Screen readers announce the number when it changes. */
export const ResultHeader = ({ status, count, search, sortBy, formId, onSort }: ResultHeaderProps) => {
  const { t } = useTranslation(['shop', 'catalog'])
  const orders = ordersFor(search)
  const said = { loading: t('loading'), failed: t('catalog:shop.loadError'), shown: t('count', { count }) }
  return (
    <div className="mb-8 flex min-h-17 items-end justify-between gap-x-4 border-hairline border-b pb-4">
      <p role="status" className="font-display text-subheading">
        {said[status]}
      </p>
      <input type="hidden" form={formId} name="usualOrder" value={defaultOrder(search)} />
      <SelectField
        form={formId}
        label={t('sort.label')}
        name="sortBy"
        value={sortBy}
        onChange={({ target }) =>
          onSort(orders.find((order) => order === target.value) ?? defaultOrder(search))
        }
        options={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        frameClassName="print:hidden flex-row items-center gap-x-3 max-sm:[&>label]:sr-only"
        className="min-w-44"
      />
    </div>
  )
}
