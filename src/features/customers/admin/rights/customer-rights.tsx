import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CustomerDetail } from '../../customers.contract.ts'
import { nameOf } from '../name-of.ts'
import { AccountStateDialog } from './account-state-dialog.tsx'
import { customerRightsTexts } from './customer-rights.texts.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { JoinedPeople } from './joined-people.tsx'
import { useCustomerExport } from './use-customer-export.ts'

/** What an admin does where a person asks for their rights: all that is kept, a closed door, an erasure. */
export const CustomerRights = ({ customer }: { readonly customer: CustomerDetail }) => {
  useOwnTexts('customerRights', customerRightsTexts)
  const { t } = useTranslation('customerRights')
  const [opened, setOpened] = useState<'state' | 'join' | 'erasure'>()
  const { write: exportAll, busy } = useCustomerExport(customer._id)
  const { account } = customer
  const deed = { variant: 'secondary', size: 'small' } as const
  // It is asked what was pressed, also while the dialog fades and the account is another already.
  const [disables, setDisables] = useState(true)
  const openState = () => {
    setDisables(account?.disabled === false)
    setOpened('state')
  }
  const close = () => setOpened(undefined)
  return (
    <AdminSection id="rights" title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap gap-3">
        <Button {...deed} loading={busy} onClick={() => void exportAll()}>
          {t(busy ? 'exporting' : 'export')}
        </Button>
        {account && (
          <Button {...deed} onClick={openState}>
            {t(account.disabled ? 'enable' : 'disable')}
          </Button>
        )}
        <Button {...deed} onClick={() => setOpened('join')}>
          {t('join.open')}
        </Button>
        <Button {...deed} onClick={() => setOpened('erasure')}>
          {t('erase')}
        </Button>
      </div>
      {customer.joins.length > 0 && <JoinedPeople customer={customer} />}
      {account && (
        <AccountStateDialog
          name={nameOf(customer)}
          accountId={account._id}
          disables={disables}
          open={opened === 'state'}
          onClose={close}
        />
      )}
      <JoinDialog customer={customer} open={opened === 'join'} onClose={close} />
      <ErasureDialog id={customer._id} name={nameOf(customer)} open={opened === 'erasure'} onClose={close} />
    </AdminSection>
  )
}
