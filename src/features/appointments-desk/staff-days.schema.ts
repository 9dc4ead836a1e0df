import { z } from 'zod'

const first = '2000-01-01'
const beyond = '2100-01-01'

const error = 'appointments-desk:fields.otherCentury'

/** A day of this century. For days further away, clocks and calendars may write the year differently. */
export const staffDayField = z.iso.date().refine((day) => first <= day && day < beyond, { error })

/** A moment on such a day. */
export const staffMomentField = z.iso
  .datetime({ offset: true })
  .refine((moment) => Date.parse(first) <= Date.parse(moment) && Date.parse(moment) < Date.parse(beyond), {
    error,
  })
