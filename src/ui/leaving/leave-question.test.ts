import { expect, it } from 'vitest'
import { askBeforeLeaving, mayLeave } from './leave-question.ts'

it('lets a page be left unless its question is answered otherwise, for as long as there is one', async () => {
  expect(await mayLeave()).toBe(true)
  const withdraw = askBeforeLeaving(async () => false)
  expect(await mayLeave()).toBe(false)
  withdraw()
  expect(await mayLeave()).toBe(true)
})
