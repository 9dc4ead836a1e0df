import { defineAudit } from '../../shared/audit/define-audit.ts'

export const appointmentAudit = defineAudit('appointment', {
  created: {
    fields: ['kind', 'startsAt', 'salon'],
    secret: ['name', 'email', 'phone'],
    fr: 'a pris un rendez-vous',
    en: 'entered an appointment',
  },
  confirmed: { fields: ['status'], fr: 'a confirmé le rendez-vous', en: 'confirmed the appointment' },
  'cancelled-by-house': {
    fields: ['status'],
    fr: 'a annulé le rendez-vous',
    en: 'cancelled the appointment',
  },
  honoured: { fields: ['status'], fr: 'a noté la venue', en: 'noted that the customer came' },
  absent: { fields: ['status'], fr: 'a noté l’absence', en: 'noted that the customer did not come' },
  moved: {
    fields: ['startsAt', 'salon', 'status'],
    fr: 'a déplacé le rendez-vous',
    en: 'moved the appointment',
  },
  noted: { fields: [], secret: ['note'], fr: 'a écrit une note', en: 'wrote a note' },
})

export const closureAudit = defineAudit('unavailable-dates', {
  created: { fields: 'record', fr: 'a fermé le salon', en: 'closed the salon' },
  removed: { fields: 'record', fr: 'a rouvert le salon', en: 'opened the salon again' },
})
