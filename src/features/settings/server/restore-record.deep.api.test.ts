import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { takeBacksRoutes } from '../../take-backs/server/take-backs.routes.ts'
import type { TakeBacksContract } from '../../take-backs/take-backs.contract.ts'
import type { AdminSettingsContract } from '../admin-settings.contract.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { adminSettingsRoutes } from './admin-settings.routes.ts'
import { settingsTable } from './settings.table.ts'

const dispatcher = createDispatcher({ modules: [adminSettingsRoutes, takeBacksRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let admin: Caller

const api = () =>
  createApi<AdminSettingsContract & TakeBacksContract>(
    (key, call) => dispatcher.call(app.context({ caller: admin }), key, call),
    'fr',
  )

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => test.close())

const names = ['name', 'stylist', 'phone'] as const
type Name = (typeof names)[number]
type Values = Readonly<Record<Name, string>>

const choices: Values[] = [
  { name: 'A', stylist: 'Inès', phone: '+33 1 23 45 67 89' },
  { name: 'B', stylist: '', phone: '+33 1 98 76 54 32' },
  { name: defaultHouse.name, stylist: defaultHouse.stylist, phone: defaultHouse.phone },
]

interface Model {
  values: Values
  /** The fields that nobody has looked at. */
  examples: readonly Name[]
}

interface Change {
  readonly entry: string
  readonly before: Model
  readonly after: Model
}

/** A field stays an example only as long as it holds what the example holds. */
const settled = ({ values, examples }: Model): Model => ({
  values,
  examples: names.filter((name) => examples.includes(name) && values[name] === defaultHouse[name]),
})

const differs = (one: Model, other: Model) => JSON.stringify(one) !== JSON.stringify(other)

/** What is left once a change is taken back; undefined where it is refused. */
const without = (now: Model, { before, after }: Change): Model | undefined => {
  const changed = names.filter((name) => before.values[name] !== after.values[name])
  if (changed.some((name) => now.values[name] !== after.values[name])) return undefined
  const values = { ...now.values }
  for (const name of changed) values[name] = before.values[name]
  const confirmed = before.examples.filter((name) => !after.examples.includes(name))
  const left = settled({ values, examples: [...now.examples, ...confirmed] })
  return differs(left, now) ? left : undefined
}

const step = fc.oneof(
  fc.record({
    sort: fc.constant('change' as const),
    fields: fc.subarray([...names], { minLength: 1 }),
    choice: fc.nat({ max: choices.length - 1 }),
  }),
  fc.record({ sort: fc.constant('take back' as const), place: fc.nat({ max: 20 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What was done so far, and what the house should be. */
interface Course {
  model: Model
  readonly done: Change[]
}

const read = async () => {
  const { house } = await api()('GET /admin/settings', {})
  const { name, stylist, phone } = house
  const model: Model = {
    values: { name, stylist, phone },
    examples: names.filter((each) => house.examples.includes(each)),
  }
  return { house, model }
}

const change = async (course: Course, { fields, choice }: Extract<Step, { sort: 'change' }>) => {
  const { house } = await read()
  const { model } = course
  const given = Object.fromEntries(fields.map((name) => [name, choices[choice]?.[name]]))
  const examples = house.examples.filter((name) => !Object.hasOwn(given, name))
  const body = { ...house, ...given, examples } as never
  const { entry } = await api()('PUT /admin/settings/house', { body })
  const after = settled({
    values: { ...model.values, ...given },
    examples: model.examples.filter((name) => !fields.includes(name)),
  })
  expect(entry !== undefined).toBe(differs(model, after))
  if (entry) course.done.push({ entry, before: model, after })
  course.model = after
}

const takeBack = async (course: Course, { place }: Extract<Step, { sort: 'take back' }>) => {
  const { done, model } = course
  const one = done[place % Math.max(done.length, 1)]
  if (!one) return
  const left = without(model, one)
  const body = { kind: 'settings', id: 'house', action: 'settings.changed', entry: one.entry }
  const answer = api()('POST /admin/take-backs', { body })
  if (left) await answer
  else await expect(answer).rejects.toMatchObject({ kind: 'conflict' })
  course.model = left ?? model
}

it('changes and take-backs in any order leave what a plain model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await test.database.db.delete(settingsTable)
      const course: Course = { model: (await read()).model, done: [] }
      for (const each of steps) {
        await (each.sort === 'change' ? change(course, each) : takeBack(course, each))
        expect((await read()).model).toEqual(course.model)
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)
