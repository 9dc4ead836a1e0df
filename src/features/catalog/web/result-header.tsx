import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'
import { type SortOrder, sortOrders } from '../catalog.limits.ts'

interface ResultHeaderProps {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly count: number
  readonly sortBy: SortOrder
  /** The id of the form that the order is sent with when there is no script. */
  readonly formId: string
  readonly onSort: (sortBy: SortOrder) => void
}

/** How many pieces answer, said aloud as it changes, and in which order they stand (§2). */
export const ResultHeader = ({ status, count, sortBy, formId, onSort }: ResultHeaderProps) => {
  const { t } = useTranslation('catalog')
  const said = { loading: t('shop.loading'), failed: t('shop.loadError'), shown: t('shop.count', { count }) }
  return (
    <div className="mb-8 flex min-h-17 items-end justify-between gap-x-4 border-hairline border-b pb-4">
      <p role="status" className="font-display text-subheading">
        {said[status]}
      </p>
      <SelectField
        form={formId}
        label={t('sort.label')}
        name="sortBy"
        value={sortBy}
        onChange={({ target }) => onSort(sortOrders.find((order) => order === target.value) ?? 'newest')}
        options={sortOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        frameClassName="print:hidden flex-row items-center gap-x-3 max-sm:[&>label]:sr-only"
        className="min-w-44"
      />
    </div>
  )
}
