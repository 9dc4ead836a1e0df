import { useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { RecordPath } from './customer-line.tsx'
import { CustomerList } from './customer-list.tsx'
import { customersDeskTexts } from './customers-desk.texts.ts'
import { type NotesOfPerson, OpenedCustomer } from './opened-customer.tsx'
import { VisitSheet } from './visit-sheet.tsx'

interface CustomersPageProps {
  readonly houseName: string
  /** Whether the member may see what somebody has bought. */
  readonly maySeeSales: boolean
  readonly isAdmin: boolean
  readonly pathOf: RecordPath
  readonly Notes: NotesOfPerson
}

/** The people whom the house knows, or the one that the address opens. What is printed of one is a sheet of its own. */
export const CustomersPage = ({ houseName, maySeeSales, isAdmin, pathOf, Notes }: CustomersPageProps) => {
  useOwnTexts('customersDesk', customersDeskTexts)
  const { t } = useTranslation('customersDesk')
  const opened = useSearchParams()[0].get('opened')
  return (
    <>
      <div className={classNames(opened && 'print:hidden')}>
        <DeskPage path={pathTo('adminCustomers')} houseName={houseName} t={t}>
          <div className="mt-6 noscript:hidden">
            {opened ? (
              <OpenedCustomer key={opened} id={opened} pathOf={pathOf} isAdmin={isAdmin} Notes={Notes} />
            ) : (
              <CustomerList maySeeSales={maySeeSales} />
            )}
          </div>
        </DeskPage>
      </div>
      {opened && <VisitSheet id={opened} houseName={houseName} />}
    </>
  )
}
