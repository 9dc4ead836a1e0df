import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import type { PrivacyContract } from '../../../privacy.contract.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { PasswordField } from '../../form/password-field.tsx'
import { useFieldRules } from '../../form/use-field-rules.ts'
import { useFormRefusal } from '../../form/use-form-refusal.ts'
import { useLeave } from './use-leave.ts'

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
  const form = useForm({ defaultValues: { password: '' } })
  const refuse = useFormRefusal(form, ['password'])
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await api('DELETE /account', { body })
      await leave(message)
    } catch (error) {
      refuse(error)
    }
  })
  const change = (isOpen: boolean) => {
    // What is on its way cannot be called back; the password does not wait for whoever comes next.
    if (isSubmitting) return
    if (!isOpen) form.reset()
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
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <PasswordField
          {...form.register('password', rules.required)}
          label={t('closing.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <FormAlert>{errors.root?.message}</FormAlert>
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          <Button variant="quiet" aria-disabled={isSubmitting || undefined} onClick={() => change(false)}>
            {t('closing.keep')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('closing.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
