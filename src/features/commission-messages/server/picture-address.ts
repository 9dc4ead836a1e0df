import type { Context } from '../../../platform/context/context.ts'
import { isMailedKey, mailedKey } from '../../../platform/sessions/mailed-key.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import type { CommissionPicture } from '../commission-message.schema.ts'
import type { PictureSize } from '../commission-messages.limits.ts'
import type { PictureRow } from './commission-messages.table.ts'

/** An address opens on the day on which it was given, and on the next. */
const daysOpen = 1

const today = ({ clock }: Pick<Context, 'clock'>) => parisTime(clock.now().epochMilliseconds).date

const opened = (id: string, until: CivilDate) => `commission picture ${id} ${until}`

/**
 * A picture for whoever may read its message. An element that shows it sends no session, so the address itself opens it;
 * it is the same all day, so that nothing is fetched twice.
 */
export const pictureOnTheWire = (
  ctx: Pick<Context, 'tokens' | 'clock'>,
  { id, width, height, color }: Pick<PictureRow, 'id' | 'width' | 'height' | 'color'>,
): CommissionPicture => {
  const until = addDays(today(ctx), daysOpen)
  const key = mailedKey(ctx, opened(id, until))
  const addressOf = (size: PictureSize) =>
    `/api/commission-pictures/${id}/${size}.webp?until=${until}&key=${key}`
  return { _id: id, width, height, color, small: addressOf('small'), large: addressOf('large') }
}

interface Shown {
  readonly id: string
  readonly until: CivilDate
  readonly key: string
}

export const opensPicture = (ctx: Pick<Context, 'tokens' | 'clock'>, { id, until, key }: Shown) =>
  until >= today(ctx) && isMailedKey(ctx, opened(id, until), key)
