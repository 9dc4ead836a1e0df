import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { enterOwnProduct } from '../own-product.ts'
import { signIn } from '../sign-in.ts'

const drafts = /\/api\/admin\/drafts\//

const partsOf = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Nom', exact: true }).first(),
  text: page.getByRole('group', { name: 'Français' }).getByLabel('Texte'),
  offer: page.getByText(/^Un brouillon du .+ n’est pas enregistré\.$/),
  takeUp: page.getByRole('button', { name: 'Reprendre', exact: true }),
  throwAway: page.getByRole('button', { name: 'Jeter', exact: true }),
  save: page.getByRole('button', { name: 'Enregistrer', exact: true }),
})

const told = (page: Page, method: string) =>
  page.waitForResponse((answer) => drafts.test(answer.url()) && answer.request().method() === method)

/** The answer about a draft comes once it is let through: what it brings must not move what is there. */
const holdDrafts = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route(drafts, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deepFirstVisit, () => {
    test.use({ viewport })

    test('what was typed on a device that is gone is offered on another one, and saved there', async ({
      page,
      browser,
    }) => {
      const { name, editor: path, remove } = await enterOwnProduct(page)
      const other = await browser.newPage({ viewport })
      await signIn(other, 'admin')
      await other.goto(path)
      const typed = partsOf(other)
      await expect(typed.name).toHaveValue(name)
      const kept = told(other, 'PUT')
      await typed.name.fill(`${name} d’hiver`)
      await kept
      await other.context().close()

      await signIn(page, 'admin')
      const { name: field, text, offer, takeUp, save } = partsOf(page)
      const letThrough = await holdDrafts(page)
      await page.goto(path)
      await expect(field).toHaveValue(name)
      const movedBefore = await whatMoved(page)
      letThrough()
      await expect(offer).toBeInViewport()
      expect(await whatMoved(page)).toEqual(movedBefore)
      expect(await accessibilityFaults(page)).toEqual([])
      // What is typed beside an offer does not take the place of the draft.
      await text.fill('Coupée droit.')
      await takeUp.click()
      await expect(offer).toBeHidden()
      await expect(save).toBeFocused()
      await expect(field).toHaveValue(`${name} d’hiver`)
      await expect(text).toHaveValue('Coupée droit.')
      const removed = told(page, 'DELETE')
      await save.click()
      await removed
      const asked = told(page, 'GET')
      await page.reload()
      await asked
      await expect(field).toHaveValue(`${name} d’hiver`)
      await expect(text).toHaveValue('Coupée droit.')
      await expect(offer).toBeHidden()
      await remove()
    })
  })

test('a draft goes with its last change, or when it is thrown away', deep, async ({ page }) => {
  const { name, editor: path, remove } = await enterOwnProduct(page)
  await signIn(page, 'admin')
  await page.goto(path)
  const { name: field, offer, throwAway } = partsOf(page)
  await expect(field).toHaveValue(name)
  const kept = told(page, 'PUT')
  await field.fill('Jupe')
  await kept
  const takenBack = told(page, 'DELETE')
  await page.getByRole('button', { name: /^Annuler le changement : Nom/ }).click()
  await takenBack

  const keptAgain = told(page, 'PUT')
  await field.fill('Cape')
  await keptAgain
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(offer).toBeInViewport()
  const thrownAway = told(page, 'DELETE')
  await throwAway.click()
  await thrownAway
  await expect(offer).toBeHidden()
  await expect(field).toHaveValue(name)
  await remove()
})
