import type { Db } from '../db/database.ts'
import { everyTag, type TagBus } from './tag-bus.ts'

/**
 * A value derived from the database and kept in the memory of this process, such as an index or the settings. Cache
 * tags keep it up to date. Losing it costs a reload, never data.
 */
export interface Resident<T> {
  load(db: Db): Promise<T>
  /** Updates the value after a write with these tags. */
  refresh(value: T, tags: readonly string[], db: Db): Promise<T>
}

export type Residents = <T>(resident: Resident<T>) => Promise<T>

interface Place {
  current: Promise<unknown>
}

interface ResidentsOptions {
  readonly db: Db
  readonly bus: TagBus
  /** Called when a resident could not follow a write; it is reloaded when it is next used. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Keeps one copy of each resident of a process; refreshes run one after the other, so that none is lost or overtaken.
 */
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
