import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { PrivacyContract } from '../../privacy.contract.ts'

/** Leaves a closed account for the home page, and says there that the account is closed. */
const useLeave = () => {
  const { t } = useTranslation('privacy')
  const { tokens } = useSession()
  const navigate = useNavigate()
  const lng = useLanguage()
  return async (message: string) => {
    // This goes to the home page first: a page of the account would redirect a visitor without a token to the sign-in.
    await navigate(localizedPath(pathTo('home'), lng))
    tokens.forget()
    notify('account', { title: t('closing.closedTitle'), description: message })
  }
}

export interface CloseAccountDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for the password, and closes the account with it. */
export const CloseAccountDialog = ({ open, onOpenChange }: CloseAccountDialogProps) => {
  const { t } = useTranslation('privacy')
  const api = useApi<PrivacyContract>()
  const rules = useFieldRules()
  const leave = useLeave()
  const {
    write,
    busy,
    failure,
    reset: forget,
  } = useWrite({
    send: async (body: { password: string }) => {
      const { message } = await api('DELETE /account', { body })
      await leave(message)
    },
    refresh: null,
  })
  const form = useForm({
    names: ['password'],
    check: rules.allRequired,
    submit: write,
    failure,
    failures: rules.failures,
  })
  const change = (isOpen: boolean) => {
    // A sent request cannot be stopped, so the dialog stays open. Otherwise the password is cleared at once, because
    // another person may use this browser next.
    if (busy) return
    if (!isOpen) {
      form.reset()
      forget()
    }
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('closing.dialogTitle')}
      description={t('closing.dialogText')}
      closeLabel={t('closing.closeLabel')}
    >
      <form method="post" {...form.props} className="flex flex-col gap-6">
        <PasswordField
          {...form.field('password')}
          label={t('closing.password')}
          autoComplete="current-password"
          required
        />
        <FormAlert>{form.refusal}</FormAlert>
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={() => change(false)}>
            {t('closing.keep')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('closing.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
