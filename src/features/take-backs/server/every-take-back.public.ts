import type { TakeBack } from './take-back.public.ts'

const found = import.meta.glob<Record<string, readonly TakeBack[]>>('../../*/server/*.take-back.ts', {
  eager: true,
})

/** The ways of all slices to take an action back, by the name that the log keeps. */
const everyTakeBack: ReadonlyMap<string, TakeBack> = new Map(
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .flat()
    .map((each) => [each.action.action, each]),
)

/** How what was done to a record is taken back; undefined where it cannot be. */
export const takeBackOf = ({ action, kind, id }: { action: string; kind: string; id: string }) => {
  const way = everyTakeBack.get(action)
  const isOfRecord = way?.action.subject === kind && (way.records?.includes(id) ?? true)
  return isOfRecord ? way : undefined
}
