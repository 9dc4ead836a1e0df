import { parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import type { HouseVisit } from '../../house-visit.schema.ts'
import { MoveDialog } from '../visit/move-dialog.tsx'
import { NewVisitDialog } from '../visit/new-visit-dialog.tsx'
import type { Place } from './calendar-layout.rules.ts'

/** A visit that is to be noted, or the one that is to be moved; and where to, if that was shown. */
export interface Asked {
  readonly visit?: HouseVisit
  readonly place?: Place
}

interface AskedDialogProps {
  readonly asked: Asked
  readonly onClose: () => void
}

/** Asks about a visit before it is noted or moved. */
export const AskedDialog = ({ asked: { visit, place }, onClose }: AskedDialogProps) => {
  const proposed = place && {
    start: new Date(parisInstantMs(place.date, place.minutes)).toISOString(),
    salon: place.salon,
  }
  if (visit) return <MoveDialog visit={visit} {...(proposed && { proposed })} onClose={onClose} />
  return <NewVisitDialog {...(proposed && { proposed })} onClose={onClose} onCreated={onClose} />
}
