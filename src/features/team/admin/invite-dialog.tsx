import { useState } from 'react'
import { usualAreas } from '../../../shared/roles.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { emailMaxLength, nameMaxLength } from '../../accounts/accounts.limits.ts'
import type { TeamContract } from '../team.contract.ts'
import { type Rights, RightsFields } from './rights-fields.tsx'
import { teamKey } from './team.queries.ts'

const names = ['firstName', 'lastName', 'email'] as const

/** It lives as long as the dialog is open. */
const InviteForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation('team')
  const api = useApi<TeamContract>()
  const [rights, setRights] = useState<Rights>({ role: 'staff', areas: usualAreas })
  const { write, busy, failure } = useWrite({
    send: ({ areas, ...body }: Rights & Readonly<Record<(typeof names)[number], string>>, idempotencyKey) =>
      api('POST /admin/team', { body: { ...body, areas: [...areas] }, idempotencyKey }),
    succeeded: () => {
      notify('general', { title: t('done.invited'), variant: 'success' })
      onDone()
    },
    refresh: { queryKey: teamKey },
  })
  const form = useForm({
    names,
    check: ({ firstName, lastName, email }) => ({
      firstName: firstName.trim() ? undefined : t('form.firstNameMissing'),
      lastName: lastName.trim() ? undefined : t('form.lastNameMissing'),
      email: email.trim() ? undefined : t('form.emailMissing'),
    }),
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write({ ...rights, ...typed, email: typed.email.trim() }),
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-5">
      <p className="text-ink-soft text-small">{t('form.inviteText')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={t('form.firstName')}
          required
          maxLength={nameMaxLength}
          autoComplete="off"
        />
        <TextField
          {...form.field('lastName')}
          label={t('form.lastName')}
          required
          maxLength={nameMaxLength}
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('form.email')}
        required
        maxLength={emailMaxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <RightsFields rights={rights} onChange={setRights} />
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" loading={busy} className="self-end">
        {t('form.send')}
      </Button>
    </form>
  )
}

interface InviteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks whom to invite into the team, and with which rights. */
export const InviteDialog = ({ open, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('team')
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('form.inviteTitle')}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}
