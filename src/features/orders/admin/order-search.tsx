import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type AdminOrderSort, adminOrderSorts, searchLength } from '../admin-orders.limits.ts'

interface OrderSearchProps {
  readonly search: string
  readonly sort: AdminOrderSort
}

/** What is looked for among the orders, and in which order they are shown; both stand in the address. */
export const OrderSearch = ({ search, sort }: OrderSearchProps) => {
  const { t } = useTranslation('adminOrders')
  const navigate = useNavigate()
  const addressWith = useChangedAddress()
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    void navigate(addressWith({ search: wanted || undefined, page: undefined }), { preventScrollReset: true })
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <search className="min-w-0 max-w-full">
        <form action={pathTo('adminOrders')} onSubmit={look} className="flex flex-wrap items-end gap-3">
          <TextField
            key={search}
            type="search"
            name="search"
            label={t('search.label')}
            defaultValue={search}
            maxLength={searchLength}
            autoComplete="off"
            frameClassName="w-72 max-w-full"
          />
          <Button type="submit" variant="secondary">
            {t('search.submit')}
          </Button>
          {search && (
            <Link
              to={addressWith({ search: undefined, page: undefined })}
              preventScrollReset
              className="thread-link relative inline-flex min-h-11 items-center text-small"
            >
              {t('search.clear')}
            </Link>
          )}
        </form>
      </search>
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
