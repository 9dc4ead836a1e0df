import { expect } from 'vitest'
import type { CatalogContract } from '../../../features/catalog/catalog.contract.ts'
import { catalogRoutes } from '../../../features/catalog/server/catalog.routes.ts'
import type { NextVersionContract } from '../../../features/catalog-desk/next-version.contract.ts'
import type { ProductVersionsContract } from '../../../features/catalog-desk/product-versions.contract.ts'
import type { ProductWritingContract } from '../../../features/catalog-desk/product-writing.contract.ts'
import { draftPublishing } from '../../../features/catalog-desk/server/catalog-desk.jobs.ts'
import { nextVersionRoutes } from '../../../features/catalog-desk/server/next-version.routes.ts'
import { productVersionsRoutes } from '../../../features/catalog-desk/server/product-versions.routes.ts'
import { productWritingRoutes } from '../../../features/catalog-desk/server/product-writing.routes.ts'
import type { Caller, Context } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createApi } from '../../../shared/api/client.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../accounts/account-factories.ts'
import { testProcess } from '../../test-context.ts'
import { enterCategories } from '../catalog-factories.ts'
import { productFilesApi } from '../product-files-api.ts'
import type { ImportedLine } from './modelled-import.ts'
import { changeState, type ModelledProduct, type Outcome, publishNext } from './modelled-product.ts'
import { uniqueWords } from './unique-words.ts'

const dispatcher = createDispatcher({
  modules: [catalogRoutes, productWritingRoutes, productVersionsRoutes, nextVersionRoutes],
  checkAnswers: true,
})

type Contract = CatalogContract & ProductWritingContract & ProductVersionsContract & NextVersionContract

/** The job that publishes what is due, called as a queue calls it. */
const publishDue = async (ctx: Context) => {
  const { signal } = new AbortController()
  const runs: Promise<void>[] = []
  const handle: Jobs['handle'] = (kind, run) => {
    runs.push(run({ data: kind.data.parse({}), log: ctx.log, signal }))
  }
  draftPublishing.register({ handle } as Jobs, () => ctx)
  await Promise.all(runs)
}

/** Whether a product, or what waits beside it, has a day that is still to come, and none that has come. */
const isOnlyToCome = ({ publishAt, next }: ModelledProduct, now: number) => {
  const days = [publishAt, next?.publishAt].filter((day) => typeof day === 'number')
  return days.length > 0 && days.every((day) => day > now)
}

/** Publishes what is due of a product. */
const comeDue = (product: ModelledProduct, now: number) => {
  const isDue = (moment: number | null | undefined) => typeof moment === 'number' && moment <= now
  if (isDue(product.publishAt)) changeState(product, { state: 'published', now })
  if (isDue(product.next?.publishAt)) publishNext(product, now)
}

/** How a call ended; it throws what is no refusal. */
export const outcomeOf = async (call: Promise<unknown>): Promise<Outcome> => {
  try {
    await call
    return 'done'
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidInput') return 'invalid'
    if (error instanceof AppError && ['conflict', 'invalid', 'not-found'].includes(error.kind))
      return error.kind as Outcome
    throw error
  }
}

/** An empty house whose catalogue is written by a member of the team, with a model of what it holds. */
export const modelledHouse = async (database: Database) => {
  const due: number[] = []
  const app = testProcess({
    database,
    jobs: {
      enqueue: async (_db, { notBefore }) => {
        if (notBefore) due.push(notBefore.epochMilliseconds)
      },
    },
  })
  await enterCategories(app.context())
  const member: Caller = await enterCustomer(app.context(), { role: 'admin' })
  const products: ModelledProduct[] = []
  const now = () => app.context().clock.now().epochMilliseconds
  const callsAs = (caller: Caller | null, lng: Language) =>
    createApi<Contract>((key, call) => dispatcher.call(app.context({ caller, lng }), key, call), lng)
  return {
    app,
    now,
    products,
    words: uniqueWords(),
    imports: [] as { readonly id: string; readonly lines: readonly ImportedLine[]; isTakenBack: boolean }[],
    /** The numbers by which the changes that wait beside a product were known, the newest last. */
    nextNumbers: new Map<string, number[]>(),
    desk: callsAs(member, 'fr'),
    visitor: (lng: Language) => callsAs(null, lng),
    files: productFilesApi(() => app.context({ caller: member })),
    there: () => products.filter(({ isRemoved }) => !isRemoved),
    /** Lets time pass. What is due is published if a job was asked for at its moment; one that comes too early does nothing. */
    pass: async (duration: Temporal.DurationLike) => {
      app.moveClock(duration)
      const come = due.filter((moment) => moment <= now())
      for (const moment of come) due.splice(due.indexOf(moment), 1)
      const isTooEarly = come.length === 0 && products.some((product) => isOnlyToCome(product, now()))
      if (come.length > 0 || isTooEarly) await publishDue(app.context())
      for (const product of products) if (!product.isRemoved) comeDue(product, now())
    },
  }
}

export type ModelledHouse = Awaited<ReturnType<typeof modelledHouse>>

/** Checks that a call ends as the model says. */
export const expectOutcome = async (call: Promise<unknown>, wanted: Outcome) =>
  expect(await outcomeOf(call)).toBe(wanted)
