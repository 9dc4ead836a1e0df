import type { Db } from '../db/database.ts'
import { everyTag, type TagBus } from './tag-bus.ts'

/**
 * Something derived from the database and kept in this process's memory, in step with it through cache tags:
 * an index, the house's settings. Losing it costs a reload, never data.
 */
export interface Resident<T> {
  load(db: Db): Promise<T>
  /** Brings the value up to date after these tags. */
  refresh(value: T, tags: readonly string[], db: Db): Promise<T>
}

export type Residents = <T>(resident: Resident<T>) => Promise<T>

interface Place {
  current: Promise<unknown>
}

/** Keeps one copy of each resident of a process; refreshes run one after the other, so none is lost or overtaken. */
export const createResidents = ({ db, bus }: { db: Db; bus: TagBus }): Residents => {
  const places = new Map<Resident<unknown>, Place>()
  bus.subscribe(async (tags) => {
    await Promise.all(
      [...places].map(([resident, place]) => bringUpToDate({ resident, place, tags, places, db })),
    )
  })
  return <T>(resident: Resident<T>) => {
    const place = places.get(resident) ?? { current: loadOnce(resident, db, () => places.delete(resident)) }
    places.set(resident, place)
    return place.current as Promise<T>
  }
}

const loadOnce = <T>(resident: Resident<T>, db: Db, forget: () => void) => {
  const loading = resident.load(db)
  loading.catch(forget)
  return loading
}

interface Refresh {
  readonly resident: Resident<unknown>
  readonly place: Place
  readonly tags: readonly string[]
  readonly places: Map<Resident<unknown>, Place>
  readonly db: Db
}

const bringUpToDate = async ({ resident, place, tags, places, db }: Refresh) => {
  const before = place.current
  const after = tags.includes(everyTag)
    ? before.then(() => resident.load(db))
    : before.then((value) => resident.refresh(value, tags, db))
  place.current = after
  await after.catch(() => places.delete(resident))
}
