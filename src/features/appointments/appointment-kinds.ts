/**
 * The kinds of appointment with their duration in minutes (§14.2). Fittings belong to a commission and are booked with it.
 */
const kinds = {
  'bridal-discovery': { durationMinutes: 90, bookedBy: 'anyone' },
  'evening-discovery': { durationMinutes: 60, bookedBy: 'anyone' },
  measuring: { durationMinutes: 45, bookedBy: 'anyone' },
  'toile-fitting': { durationMinutes: 60, bookedBy: 'house' },
  fitting: { durationMinutes: 60, bookedBy: 'house' },
  'final-fitting': { durationMinutes: 60, bookedBy: 'house' },
  alterations: { durationMinutes: 30, bookedBy: 'anyone' },
  pickup: { durationMinutes: 30, bookedBy: 'anyone' },
  video: { durationMinutes: 30, bookedBy: 'anyone' },
} as const satisfies Record<string, { durationMinutes: number; bookedBy: 'anyone' | 'house' }>

export type AppointmentKind = keyof typeof kinds

export const appointmentKinds = Object.keys(kinds) as [AppointmentKind, ...AppointmentKind[]]

/** A kind of appointment that a customer can book online. */
export type OpenKind = {
  [Kind in AppointmentKind]: (typeof kinds)[Kind]['bookedBy'] extends 'anyone' ? Kind : never
}[AppointmentKind]

export const openKinds = appointmentKinds.filter((kind) => kinds[kind].bookedBy === 'anyone') as [
  OpenKind,
  ...OpenKind[],
]

/** How long an appointment of this kind lasts, without the buffer after it. */
export const minutesOf = (kind: AppointmentKind) => kinds[kind].durationMinutes
