import type { Room } from '../../../features/desk/admin/room.public.ts'

const found = import.meta.glob<Record<string, readonly Room[]>>('../../../features/*/admin/*.rooms.ts', {
  eager: true,
})

/** The rooms of the admin, of every slice. */
export const roomsOfAdmin: readonly Room[] = Object.values(found).flatMap((module) =>
  Object.values(module).flat(),
)

const paths = new Map(roomsOfAdmin.flatMap(({ records = {} }) => Object.entries(records)))

/** Where a record of a kind is opened in the admin; undefined where no room shows it. */
export const recordPath = (kind: string, id: string) => paths.get(kind)?.(id)
