import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, test } from '../journey.ts'
import { signIn } from '../sign-in.ts'
import { weddingDay } from './made-for-you.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })

const photograph = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plainPicture({ width: 480, height: 640 }).jpeg().toBuffer(),
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a customer writes with pictures, the house answers, and a companion sees what was shown', async ({
  page,
  browser,
  baseURL,
}) => {
  const wish = {
    occasion: 'wedding',
    eventDate: weddingDay(),
    firstName: 'Aliénor',
    lastName: 'Vasseur',
    email: `alienor-${Date.now()}@journeys.example`,
  }
  const answer = await page.request.post('/api/commissions?lng=fr', { data: wish })
  const { commission, manageKey }: { commission: { _id: string }; manageKey: string } = await answer.json()
  await page.goto(`/sur-mesure/ma-robe#${commission._id}.${manageKey}`)
  await expect(main(page).getByText('Aucun message pour l’instant.')).toBeVisible()
  await button(page, 'Envoyer').click()
  await expect(main(page).getByText('Écrivez quelques mots, ou joignez une photo.')).toBeVisible()
  await main(page).getByLabel('Votre message').fill('Voici le dos que j’aime.')
  // A file that is no picture is refused by itself: the other goes, and the words stay.
  await main(page)
    .locator('input[type=file]')
    .setInputFiles([
      await photograph('dos.jpg'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ceci n’est pas une image') },
    ])
  const chosen = main(page).getByRole('list', { name: 'Photos choisies' }).getByRole('listitem')
  await expect(chosen.filter({ hasText: 'dos.jpg' }).getByRole('img', { includeHidden: true })).toBeVisible()
  await expect(chosen.getByRole('button', { name: /^Réessayer/ })).toBeVisible()
  await button(page, 'Envoyer').click()
  await expect(main(page).getByText(/^Les photos partent encore/)).toBeVisible()
  await chosen.getByRole('button', { name: /^Retirer .*notes/ }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Envoyer').click()
  const thread = main(page).getByRole('list', { name: 'Messages échangés' })
  await expect(thread.getByText('Voici le dos que j’aime.')).toBeVisible()
  await expect(main(page).getByLabel('Votre message')).toHaveValue('')
  await button(page, 'Agrandir la photo 1 sur 1').click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo 1 sur 1' })).toBeVisible()
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'fr-FR' })
  const desk = await context.newPage()
  await signIn(desk, 'admin')
  await desk.goto(`/admin/creations?opened=${commission._id}`)
  const exchanged = main(desk).getByRole('list', { name: 'Messages échangés' })
  await expect(exchanged.getByText('Voici le dos que j’aime.')).toBeVisible()
  await main(desk).getByRole('radio', { name: 'Noter pour l’atelier' }).check()
  await main(desk).getByLabel('Votre note').fill('Dos nu jusqu’à la taille.')
  await main(desk)
    .locator('input[type=file]')
    .setInputFiles([await photograph('toile.jpg')])
  await expect(
    main(desk).getByRole('list', { name: 'Photos choisies' }).getByRole('img', { includeHidden: true }),
  ).toBeVisible()
  await button(desk, 'Ajouter la note').click()
  await expect(exchanged.getByText('Pour l’atelier seulement')).toBeVisible()
  expect(await accessibilityFaults(desk)).toEqual([])

  await page.reload()
  await expect(thread.getByText('Lu', { exact: true })).toBeVisible()
  await expect(thread.getByText('Dos nu jusqu’à la taille.')).toBeHidden()
  await button(page, 'Créer un lien').click()
  const link = new URL(await main(page).getByLabel('Le lien à transmettre').inputValue())
  await button(page, 'Copier le lien').click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link.href)
  await button(desk, 'Montrer à la cliente').click()
  await expect(exchanged.getByText('Pour l’atelier seulement')).toBeHidden()

  const friend = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage()
  await friend.goto(`${link.pathname}${link.hash}`)
  await expect(main(friend).getByRole('heading', { name: 'En chemin avec Aliénor' })).toBeVisible()
  await button(friend, 'Agrandir la photo 1 sur 1').click()
  await friend.keyboard.press('Escape')
  await expect(main(friend).getByText(/Dos nu|Vasseur|€/)).toHaveCount(0)
  expect(await accessibilityFaults(friend)).toEqual([])
  await button(page, 'Fermer le lien').click()
  await expect(button(page, 'Créer un lien')).toBeVisible()
  await friend.reload()
  await expect(main(friend).getByText(/^Ce lien n’est plus ouvert/)).toBeVisible()

  await page.reload()
  await thread.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(thread.getByText('Voici le dos que j’aime.')).toBeHidden()
  await expect(thread.getByText('Dos nu jusqu’à la taille.')).toBeVisible()
  await friend.context().close()
  await context.close()
})
