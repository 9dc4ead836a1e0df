import { seedDemoHouse } from '../../../db/seed/demo-house.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { isToBeFurnished } from './demo-accounts.ts'
import type { InView } from './in-view.ts'
import type { System } from './open-system.ts'

/** Fills an empty embedded database with the demo house and shows the progress. It leaves any other database alone. */
export const prepareSystem = async (system: System, inView: InView) => {
  if (!(await isToBeFurnished(system))) return
  const { createContext, log } = system
  const ctx = createContext({ log, lng: defaultLanguage, caller: null })
  await inView('Furnishing the demo house', () => seedDemoHouse(ctx))
}
