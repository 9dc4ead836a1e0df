/** From so many days before on, a clock warns. */
const soonDays = 2

type Clock =
  | { readonly says: 'now'; readonly tone: 'late' }
  | { readonly says: 'late'; readonly days: number; readonly tone: 'late' }
  | { readonly says: 'today'; readonly tone: 'soon' }
  | { readonly says: 'left'; readonly days: number; readonly tone: 'soon' | 'far' }

/** What a clock says, and how loud, so many days before something is due; null where it is to be done at once. */
export const clockOf = (daysLeft: number | null): Clock => {
  if (daysLeft === null) return { says: 'now', tone: 'late' }
  if (daysLeft < 0) return { says: 'late', days: -daysLeft, tone: 'late' }
  if (daysLeft === 0) return { says: 'today', tone: 'soon' }
  return { says: 'left', days: daysLeft, tone: daysLeft <= soonDays ? 'soon' : 'far' }
}
