import { defineErrors } from '../../shared/errors.ts'
import './appointments.refusals.fr.ts'

export const appointmentsErrors = defineErrors('appointments', {
  slotTaken: 'conflict',
  isOver: 'conflict',
  tooLate: 'conflict',
  eventPast: 'invalid',
  notReadyBy: 'invalid',
  appointmentNotFound: 'not-found',
  productNotFound: 'not-found',
})
