import type { TakeBack } from './take-back.public.ts'

const found = import.meta.glob<Record<string, readonly TakeBack[]>>('../../*/server/*.take-back.ts', {
  eager: true,
})

/** The ways of all slices to take an action back, by the name that the log keeps. */
export const everyTakeBack: ReadonlyMap<string, TakeBack> = new Map(
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .flat()
    .map((each) => [each.action.action, each]),
)
