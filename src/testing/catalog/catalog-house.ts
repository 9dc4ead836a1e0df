import { testDatabase } from '../database/test-database.ts'
import { testProcess } from '../test-context.ts'
import { enterCategories } from './catalog-factories.ts'

/** A system for one test file, with the categories of the test products. */
export const catalogHouse = async () => {
  const test = await testDatabase()
  const house = testProcess(test)
  await enterCategories(house.context())
  return {
    ...house,
    test,
    /** Another process on the same database, whose clock stands where the first one's stands. */
    another: () => testProcess({ ...test, now: house.context().clock.now() }),
    close: () => test.close(),
  }
}

export type CatalogHouse = Awaited<ReturnType<typeof catalogHouse>>
