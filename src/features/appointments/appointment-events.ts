/** The kinds of events of an appointment. */
export const appointmentEventKinds = [
  'booked',
  'moved',
  'confirmed',
  'cancelled',
  'honoured',
  'absent',
] as const

export type AppointmentEventKind = (typeof appointmentEventKinds)[number]
