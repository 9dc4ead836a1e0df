import { testDatabase } from '../database/test-database.ts'
import { testProcess } from '../test-context.ts'
import { enterCategories } from './catalog-factories.ts'

/**
 * A house of its own for one test file, with the categories that products lie in. Another process of it is
 * `testProcess(house.test)`.
 */
export const catalogHouse = async () => {
  const test = await testDatabase()
  const house = testProcess(test)
  await enterCategories(house.context())
  return { ...house, test, close: () => test.close() }
}

export type CatalogHouse = Awaited<ReturnType<typeof catalogHouse>>
