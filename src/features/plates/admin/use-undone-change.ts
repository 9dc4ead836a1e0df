import { useTakeBack } from '../../take-backs/admin/use-take-back.public.ts'
import type { PlateCalls } from './plate-calls.public.ts'

/** What the toast about a change of a slot offers: to take it back, where that is possible. */
export const useUndoneChange = ({ retractableSlot: slot }: Pick<PlateCalls, 'retractableSlot'>) => {
  const { offer } = useTakeBack()
  return (action: 'hung' | 'updated' | 'removed') =>
    slot === undefined ? {} : offer({ kind: 'plate', ids: [slot], action: `plate.${action}` })
}
