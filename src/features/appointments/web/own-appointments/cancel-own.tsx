import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import type { OwnAccess } from './own-appointments.queries.ts'
import { useOwnChange } from './use-own-change.ts'

interface CancelOwnProps {
  readonly access: OwnAccess
  readonly onClose: () => void
}

/** Asks the customer to confirm that an appointment is cancelled. */
export const CancelOwn = ({ access: { id, key }, onClose }: CancelOwnProps) => {
  const { t } = useTranslation('ownAppointments')
  const api = useApi<AppointmentsContract>()
  const { write, busy, refusal } = useOwnChange({
    what: 'cancel',
    send: () => api('DELETE /appointments/{id}', { params: { id }, query: { key } }),
  })
  const cancel = async () => {
    if (await write()) onClose()
  }
  return (
    <fieldset>
      <legend className="font-medium">{t('cancel.question')}</legend>
      {refusal && (
        <Refusal title={t('notDone')} className="mt-3">
          {refusal}
        </Refusal>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" autoFocus onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button loading={busy} onClick={() => void cancel()}>
          {t('cancel.submit')}
        </Button>
      </div>
    </fieldset>
  )
}
