import { testDatabase } from '../database/test-database.ts'
import { testProcess } from '../test-context.ts'
import { enterCategories } from './catalog-factories.ts'

/** A system for one test file, with the categories of the test products. */
export const catalogApp = async () => {
  const test = await testDatabase()
  const app = testProcess(test)
  await enterCategories(app.context())
  return {
    ...app,
    test,
    /** Another process on the same database, whose clock stands where the first one's stands. */
    another: () => testProcess({ ...test, now: app.context().clock.now() }),
    close: () => test.close(),
  }
}

export type CatalogApp = Awaited<ReturnType<typeof catalogApp>>
