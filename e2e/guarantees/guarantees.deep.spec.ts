import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { orderButton, payer, terms } from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'
import { openProduct } from '../open-product.ts'
import { openOwnServer } from '../server/own-server.ts'
import { signIn } from '../sign-in.ts'

/** It stands for the official file, which is the Commission's. */
const aNotice = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture({ width: 840, height: 1100 }).png().toBuffer(),
})

const section = (page: Page) => page.getByRole('region', { name: 'Garanties', exact: true })
const missing = (page: Page) =>
  page.getByText(/La notice européenne sur la garantie légale n’est pas en place/)
const notice = (page: Page) => page.getByRole('img', { name: /^Notice harmonisée de l’Union européenne/ })
const label = (page: Page) => page.getByRole('img', { name: /durabilité de cette pièce 5 ans/ })
const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('the owner puts the official files in place, and a customer sees them before the order', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const server = await openOwnServer()
  const { baseURL } = server
  const open = async () => (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage()
  try {
    const owner = await open()
    await test.step('the owner', async () => {
      await signIn(owner, 'admin')
      await owner.goto('/admin/settings')
      await expect(missing(owner)).toBeVisible()
      await owner.getByRole('link', { name: 'Mettre la notice en place' }).click()
      for (const language of ['français', 'anglais']) {
        const choosing = owner.waitForEvent('filechooser')
        await section(owner)
          .getByRole('button', { name: `Choisir le fichier ${language}` })
          .click()
        await (await choosing).setFiles(await aNotice(`${language}.png`))
        // Pictures are made behind all that visitors ask for: on a busy machine one waits.
        await expect(owner.getByRole('button', { name: `Remplacer le fichier ${language}` })).toBeVisible({
          timeout: 30_000,
        })
      }
      await expect(missing(owner)).toHaveCount(0)

      const form = owner.getByRole('form', { name: 'Garantir une pièce' })
      await form.getByRole('button', { name: 'Garantir cette pièce' }).click()
      await expect(form.getByLabel(/^Référence/)).toBeFocused()
      await form.getByLabel(/^Référence/).fill('PAP-000')
      await form.getByLabel(/^Durée/).fill('5')
      await form.getByLabel(/^Label officiel/).setInputFiles(await aNotice('label.png'))
      await form.getByRole('button', { name: 'Garantir cette pièce' }).click()
      await expect(form.getByText('Cette référence n’est pas à la boutique.')).toBeVisible()
      const { products } = await (await owner.request.get('/api/products?search=Jupe%20Rivoli')).json()
      await form.getByLabel(/^Référence/).fill(products[0].sku)
      await form.getByRole('button', { name: 'Garantir cette pièce' }).click()
      await expect(section(owner).getByRole('button', { name: 'Ne plus garantir Jupe Rivoli' })).toBeVisible()
      expect(await accessibilityFaults(owner)).toEqual([])
    })

    const page = await open()
    await test.step('a customer beside a product, and from the foot of a page', async () => {
      await openProduct(page, 'Jupe Rivoli')
      await expect(label(page)).toBeVisible()
      await page.getByRole('link', { name: 'Vos garanties en détail' }).click()
      const panel = page.getByRole('dialog', { name: 'Vos garanties' })
      await expect(notice(page)).toBeVisible()
      await expect(panel.getByText(/deux ans à compter de la délivrance du bien/)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Garanties' }).click()
      await expect(page).toHaveURL('/garanties')
      await expect(notice(page)).toBeVisible()
      await page.goto('/garanties?lng=en')
      await expect(page.getByRole('img', { name: /^Harmonised notice of the European Union/ })).toBeVisible()
      await page.goto('/garanties?lng=fr')
    })

    await test.step('at the checkout, above the button, with nothing to open', async () => {
      await payer(page, { name: 'Jupe Rivoli', size: '34' })
      await expect(terms(page)).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(notice(page)).toBeVisible()
        await expect(page.getByText('Jupe Rivoli : garantie commerciale de durabilité')).toBeVisible()
        const [above, button] = [await notice(page).boundingBox(), await orderButton(page).boundingBox()]
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0)
        expect(await noOverflow(page)).toBe(true)
      }
      expect(await accessibilityFaults(page)).toEqual([])
    })

    await test.step('what is taken away is asked about, and the list names it again', async () => {
      await owner.reload()
      await section(owner).getByRole('button', { name: 'Retirer la notice française' }).click()
      const question = owner.getByRole('dialog', { name: 'Retirer cette notice ?' })
      await question.getByRole('button', { name: 'Annuler' }).last().click()
      await section(owner).getByRole('button', { name: 'Retirer la notice française' }).click()
      await question.getByRole('button', { name: 'Retirer' }).click()
      await expect(owner.getByRole('button', { name: 'Choisir le fichier français' })).toBeFocused()
      await expect(missing(owner)).toBeVisible()
      await page.reload()
      await expect(notice(page)).toHaveCount(0)
      await expect(page.getByText(/Deux ans au moins à compter de la livraison/)).toBeVisible()
    })
  } finally {
    await server.close()
  }
})
