import { ApiError } from '../../shared/api/api-error.ts'

const isTimed = (value: unknown): value is { start: string } =>
  typeof value === 'object' && value !== null && 'start' in value && typeof value.start === 'string'

/** The free slots near one that was refused as taken; undefined for any other failure. */
export const insteadOf = (failure: unknown): readonly string[] | undefined => {
  if (!(failure instanceof ApiError) || failure.code !== 'slot_taken') return undefined
  const { slots } = failure.instead
  return Array.isArray(slots) ? slots.filter(isTimed).map(({ start }) => start) : []
}
