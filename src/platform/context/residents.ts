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

interface ResidentsOptions {
  readonly db: Db
  readonly bus: TagBus
  /** Told when a resident could not follow a write; it is loaded anew when next asked for. */
  readonly onFailure: (error: unknown) => void
}

/** Keeps one copy of each resident of a process; refreshes run one after the other, so none is lost or overtaken. */
export const createResidents = ({ db, bus, onFailure }: ResidentsOptions): Residents => {
  const places = new Map<Resident<unknown>, Place>()

  const forget = (resident: Resident<unknown>, place: Place) => {
    if (places.get(resident) === place) places.delete(resident)
  }

  const settle = (resident: Resident<unknown>) => {
    const place: Place = { current: resident.load(db) }
    places.set(resident, place)
    place.current.catch(() => forget(resident, place))
    return place
  }

  const follow = async (resident: Resident<unknown>, place: Place, tags: readonly string[]) => {
    place.current = place.current.then((value) =>
      tags.includes(everyTag) ? resident.load(db) : resident.refresh(value, tags, db),
    )
    await place.current.catch((error: unknown) => {
      forget(resident, place)
      onFailure(error)
    })
  }

  bus.subscribe(async (tags) => {
    await Promise.all([...places].map(([resident, place]) => follow(resident, place, tags)))
  })

  return <T>(resident: Resident<T>) => (places.get(resident) ?? settle(resident)).current as Promise<T>
}
