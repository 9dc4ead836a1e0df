import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { keepTokens, openSession } from '../sign-in.ts'

/** Somebody of the team who reads the accounts and nothing else. */
export const signInAccountant = async (page: Page) => {
  const context = page.context()
  const { token: adminToken } = await openSession(context, 'admin')
  const { email, password, token } = await openAccount(context, { firstName: 'Solange' })
  const profile = await context.request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { user } = await profile.json()
  const appointed = await context.request.put(`/api/admin/accounts/${user._id}`, {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { role: 'staff', areas: ['accounting'] },
  })
  expect(await appointed.text()).toContain('"success":true')
  const answer = await context.request.post('/api/auth/login', { data: { email, password } })
  await keepTokens(context, await answer.json())
}

/** The file that a button saves, the first one of its name. */
export const saved = async (page: Page, name: string | RegExp) => {
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name }).first().click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
