import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { AdminAccountsContract } from '../../../accounts-desk/admin-accounts.contract.ts'
import { customersKey } from '../customers.queries.ts'

interface AccountStateDialogProps {
  readonly name: string
  readonly accountId: string
  /** Else the account is opened again. */
  readonly disables: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** Disables the account of a customer, or opens it again, once it was said what that means. */
export const AccountStateDialog = ({ name, accountId, disables, open, onClose }: AccountStateDialogProps) => {
  const { t } = useTranslation('customerRights')
  const api = useApi<AdminAccountsContract>()
  const { write, busy } = useWrite({
    send: () => api('PUT /admin/accounts/{id}', { params: { id: accountId }, body: { disabled: disables } }),
    succeeded: () =>
      notify('general', { title: t(disables ? 'state.disabled' : 'state.enabled'), variant: 'success' }),
    failed: (error) => showFailure(t('state.failed'), error),
    refresh: { queryKey: customersKey },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(disables ? 'state.disableTitle' : 'state.enableTitle', { name })}
      keep={t('state.keep')}
      confirm={t(disables ? 'disable' : 'enable')}
      busy={busy}
      onConfirm={() => void write().then(onClose)}
    >
      <p>{t(disables ? 'state.disableText' : 'state.enableText')}</p>
    </ConfirmDialog>
  )
}
