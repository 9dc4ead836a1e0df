import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openOwnHouse } from '../own-house.ts'
import { keepTokens, openSession } from '../sign-in.ts'

const mediator = (page: Page) => {
  const form = page.getByRole('form', { name: 'Médiateur' })
  return {
    form,
    name: form.getByRole('textbox', { name: 'Nom' }),
    save: () => form.getByRole('button', { name: /^Enregistrer/ }).press('Enter'),
    saved: form.getByText('Enregistré. C’est visible partout.'),
  }
}

const openSettings = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  await keepTokens(context, await openSession(context, 'admin'))
  const page = await context.newPage()
  await page.goto('/admin/settings')
  return mediator(page)
}

test('of two who edit the same record, the second is told what stands now before it is replaced', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const house = await openOwnHouse()
  try {
    const mine = await openSettings(browser, house.baseURL)
    const theirs = await openSettings(browser, house.baseURL)
    await mine.name.fill('Médiation des Arts')
    await theirs.name.fill('Médiation de la Couture')
    await theirs.save()
    await expect(theirs.saved).toBeVisible()

    await mine.save()
    await expect(mine.form.getByText('Quelqu’un a changé cela entre-temps')).toBeVisible()
    await expect(mine.form.getByText(/Médiation de la Couture/)).toBeVisible()
    await expect(mine.name).toHaveValue('Médiation des Arts')
    await mine.save()
    await expect(mine.saved).toBeVisible()
    await expect(mine.name).toHaveValue('Médiation des Arts')
  } finally {
    await house.close()
  }
})
