import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { insteadOf } from '../../../appointments/taken-slot.ts'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { houseVisitTexts } from './house-visit.texts.ts'
import { PlaceFields } from './place-fields.tsx'
import { useHouseWrite } from './use-house-write.ts'
import { type Proposed, usePlace } from './use-place.ts'
import { useSpokenVisit } from './use-spoken-visit.ts'

interface MoveDialogProps {
  readonly visit: Pick<
    HouseVisit,
    '_id' | 'type' | 'start' | 'end' | 'salon' | 'firstName' | 'lastName' | 'email'
  >
  /** The proposed new place; by default the present one. */
  readonly proposed?: Proposed
  readonly onClose: () => void
}

/** The dialog to move a visit to another time or salon, which shows the conflicts first. */
export const MoveDialog = (props: MoveDialogProps) => {
  useOwnTexts('houseVisit', houseVisitTexts)
  const { t } = useTranslation('houseVisit')
  const spoken = useSpokenVisit()
  const { visit, onClose } = props
  const name = `${visit.firstName} ${visit.lastName}`
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={<span className="block font-semibold font-text text-subheading">{t('move.title')}</span>}
      description={t('move.from', { name, when: spoken(visit) })}
      closeLabel={t('move.keep')}
      width="wide"
    >
      <MoveForm {...props} />
    </Dialog>
  )
}

const MoveForm = ({ visit, proposed = visit, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('houseVisit')
  const { _id: id, type } = visit
  const api = useApi<AdminAppointmentsContract>()
  const { write, busy, failure, reset } = useHouseWrite({
    send: (body: ReturnType<typeof usePlace>['asked']) =>
      api('PUT /admin/appointments/{id}', { params: { id }, body }),
    hasWritten: ({ appointment: { email, start } }) =>
      email !== '' && Date.parse(start) !== Date.parse(visit.start),
    isTold: (error) => insteadOf(error) !== undefined,
  })
  const chosen = usePlace({ type, proposed, visit, changed: reset })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.tryIn(event.currentTarget) && (await write(chosen.asked))) onClose()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <PlaceFields chosen={chosen} instead={insteadOf(failure)} />
      <p className="mt-4 text-ink-soft text-small">{t(visit.email ? 'move.told' : 'move.untold')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('move.keep')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('move.submit')}
        </Button>
      </div>
    </form>
  )
}
