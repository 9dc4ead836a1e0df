import type { ComponentType } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { OpenedEntry } from '../../../ui/admin/opened-entry.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CustomersContract } from '../customers.contract.ts'
import { CustomerGlance } from './customer-glance.tsx'
import { CustomerLine, type RecordPath } from './customer-line.tsx'
import { customerQuery } from './customers.queries.ts'
import { KeptFavourites } from './kept-favourites.tsx'
import { nameOf } from './name-of.ts'
import { CustomerRights } from './rights/customer-rights.tsx'

/** What the team notes about a person, of a slice of its own. */
export type NotesOfPerson = ComponentType<{ readonly personId: string }>

interface OpenedCustomerProps {
  readonly id: string
  readonly pathOf: RecordPath
  /** Only an admin exports, disables and erases. */
  readonly isAdmin: boolean
  readonly Notes: NotesOfPerson
}

/** One person: at a glance, what was kept and not bought, and all that passed. */
export const OpenedCustomer = ({ id, pathOf, isAdmin, Notes }: OpenedCustomerProps) => {
  const { t } = useTranslation('customersDesk')
  const { data, error, refetch } = usePrivateQuery(customerQuery(useApi<CustomersContract>(), id))
  return (
    <OpenedEntry
      record={{ kind: 'person', id }}
      error={error}
      onRetry={() => void refetch()}
      words={{ back: t('opened.back'), missing: t('opened.missing'), retry: t('retry') }}
      shown={
        data && {
          title: nameOf(data),
          badge: (
            <>
              <span className="text-ink-soft text-small">
                {t(data.hasAccount ? 'known.account' : 'known.guest')}
              </span>
              <Button variant="quiet" size="small" onClick={() => print()} className="sm:ms-auto">
                {t('sheet.print')}
              </Button>
            </>
          ),
          body: (
            <div className="mt-4 flex flex-col gap-8">
              <CustomerGlance customer={data} />
              {data.favourites.length > 0 && (
                <AdminSection id="favourites" title={t('favourites')}>
                  <KeptFavourites favourites={data.favourites} />
                </AdminSection>
              )}
              <Notes personId={id} />
              <CustomerLine customer={data} pathOf={pathOf} />
              {isAdmin && <CustomerRights customer={data} />}
            </div>
          ),
        }
      }
    />
  )
}
