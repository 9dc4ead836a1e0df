import { houseResident, houseTag } from '../../features/settings/server/house.public.ts'
import { defaultHouse } from '../../features/settings/settings.defaults.ts'
import type { Context } from '../../platform/context/context.ts'
import { everyTag, type TagBus } from '../../platform/context/tag-bus.ts'

interface Options {
  readonly bus: TagBus
  readonly createContext: () => Pick<Context, 'resident'>
  readonly onFailure: (error: unknown) => void
}

/** The name of the house as the last change has left it, for pages that are shown when nothing can be asked. */
export const knownHouseName = async ({ bus, createContext, onFailure }: Options) => {
  let houseName = defaultHouse.name
  const learn = async () => {
    houseName = (await createContext().resident(houseResident)).name
  }
  bus.subscribe(async (tags) => {
    if (tags.includes(houseTag) || tags.includes(everyTag)) await learn().catch(onFailure)
  })
  await learn().catch(onFailure)
  return () => houseName
}
