import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LedgerSearch } from '../../../../ui/admin/ledger-search.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { type AdminOrderSort, adminOrderSorts, searchLength } from '../../admin-orders.limits.ts'

interface OrderSearchProps {
  readonly search: string
  readonly sort: AdminOrderSort
}

/** The search text and the sort order of the list; the URL holds both. */
export const OrderSearch = ({ search, sort }: OrderSearchProps) => {
  const { t } = useTranslation('adminOrders')
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <LedgerSearch
        search={search}
        maxLength={searchLength}
        labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      />
      <SelectField
        label={t('sort.label')}
        value={sort}
        options={adminOrderSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ target }) =>
          void navigate(
            addressWith({ sort: target.value === 'newest' ? undefined : target.value, page: undefined }),
            { preventScrollReset: true },
          )
        }
        frameClassName="w-56 max-w-full sm:ms-auto"
      />
    </div>
  )
}
