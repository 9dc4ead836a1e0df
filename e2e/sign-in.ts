import type { Page } from '@playwright/test'
import { accessToken } from './access-token.ts'

/** Has the browser keep a token of the demo's customer, as after signing in; call it before the first page. */
export const signIn = async (page: Page) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), await accessToken())
}
