import { parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { MoveDialog } from '../visit/move-dialog.tsx'
import { NewVisitDialog } from '../visit/new-visit-dialog.tsx'
import type { Place } from './calendar-layout.rules.ts'

/** A new visit to note, or a visit to move, and the proposed place if there is one. */
export interface OpenedDialog {
  readonly visit?: HouseVisit
  readonly place?: Place | undefined
}

interface AskedDialogProps {
  readonly asked: OpenedDialog
  readonly onClose: () => void
}

/** The dialog to note a visit or to move one. */
export const AskedDialog = ({ asked: { visit, place }, onClose }: AskedDialogProps) => {
  const proposed = place && {
    start: new Date(parisInstantMs(place.date, place.minutes)).toISOString(),
    salon: place.salon,
  }
  if (visit) return <MoveDialog visit={visit} {...(proposed && { proposed })} onClose={onClose} />
  return <NewVisitDialog {...(proposed && { proposed })} onClose={onClose} onCreated={onClose} />
}
