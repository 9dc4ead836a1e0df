import type { Page } from '@playwright/test'

/** What the question is called, and its three answers. */
export const words = {
  fr: { title: 'Vos cookies', choices: ['Accepter tout', 'Tout refuser', 'Gérer'] },
  en: { title: 'Your cookies', choices: ['Accept all', 'Refuse all', 'Manage'] },
} as const

/** The question, where it is asked. */
export const banner = (page: Page, lng: 'fr' | 'en' = 'fr') =>
  page.getByRole('region', { name: words[lng].title })

/** What the browser keeps of the answer. */
export const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'))

/** Whether the house has answered the proof of it. */
export const isProved = async (page: Page) => {
  const consent = await kept(page)
  return consent !== null && !('proofKey' in consent)
}
