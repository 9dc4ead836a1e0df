import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { plainPicture } from '../../src/testing/pictures/sample-pictures.ts'
import { type ZippedFile, zipArchive } from '../../src/testing/pictures/zip-archive.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openSession, signIn } from '../sign-in.ts'

/** A file as a French spreadsheet of Windows writes it. */
const windowsFile = (lines: readonly string[]) => ({
  name: 'collection.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n').replaceAll('€', ''), 'latin1'),
})

const choose = (page: Page, lines: readonly string[]) =>
  page.getByRole('region', { name: 'Choisir un fichier' }).locator('input').setInputFiles(windowsFile(lines))

const zipFile = (files: readonly ZippedFile[]) => ({
  name: 'shooting.zip',
  mimeType: 'application/zip',
  buffer: zipArchive(files),
})

const takeBack = async (page: Page, fileName: string) => {
  await page
    .getByRole('button', { name: `Reprendre l’import de ${fileName}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Reprendre/ })
  await dialog.getByRole('button', { name: 'Reprendre' }).click()
}

const compare = (page: Page) => page.getByRole('button', { name: /^Comparer/ }).click()

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, deep, () => {
    test.use({ viewport })

    test('a file of a spreadsheet is compared, corrected, imported with its photographs and taken back', async ({
      page,
    }, testInfo) => {
      const word = randomUUID().slice(0, 6).toUpperCase()
      const line = (n: number, price: string) =>
        `CAP-${word}-${n};Cape brodée ${word} ${n};Soirée;${price};2;Lyon`
      const headings = 'Référence;Nom;Catégorie;Prix TTC;Stock 38;Fournisseur'
      await signIn(page, 'admin')
      await page.goto('/admin/products')
      await page.getByRole('link', { name: 'Importer, exporter' }).click()
      await expect(page).toHaveURL('/admin/import')
      await choose(page, [headings, line(1, '1 290,00'), line(2, 'cher')])
      await expect(page.getByRole('heading', { name: '2 produits dans ce fichier' })).toBeVisible()
      await expect(page.getByLabel('Fournisseur')).toHaveValue('')
      await expect(page.getByLabel('Prix TTC')).toHaveValue('price')
      expect(await accessibilityFaults(page)).toEqual([])
      await compare(page)
      await expect(page.getByRole('heading', { name: '1 erreur' })).toBeVisible()
      await expect(page.getByText('Un nombre est attendu, écrit comme 1290 ou 1 290,50.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Importer \d/ })).toBeHidden()
      expect(await accessibilityFaults(page)).toEqual([])

      await choose(page, [headings, line(1, '1 290,00'), line(2, '950')])
      await compare(page)
      await expect(page.getByText('Lignes : 2. Nouveaux : 2, changés : 0, inchangés : 0.')).toBeVisible()
      await expect(page.getByText(`Cape brodée ${word} 1`).first()).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Importer 2 produits' }).click()
      await expect(page.getByText('Importé. Ajoutés : 2, changés : 0.')).toBeVisible()

      const folder = testInfo.outputPath('photographies')
      await mkdir(folder, { recursive: true })
      for (const name of [`cap-${word}-1.png`, `cap-${word}-1-2.png`, 'plage.png'])
        await writeFile(`${folder}/${name}`, await plainPicture().png().toBuffer())
      await page.getByLabel('Choisir un dossier').last().setInputFiles(folder)
      await expect(page.getByText('1 image n’appartient à aucun produit : plage.png.')).toBeVisible()
      await expect(page.getByText('2 photographies sur 2 ajoutées, 0 refusées.')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Pour un tableur (CSV)' }).click()
      const exported = await readFile(await (await download).path(), 'utf8')
      expect(exported).toContain(`Cape brodée ${word} 2`)

      await takeBack(page, 'collection.csv')
      await expect(page.getByText('Import repris : 2 produits', { exact: true }).first()).toBeVisible()
      await page.goto(`/admin/products?search=${word}`)
      await expect(page.getByText(`Cape brodée ${word} 1`)).toBeHidden()
    })

    test('an archive brings a file and its photographs, and one that is damaged brings nothing', async ({
      page,
    }) => {
      const word = randomUUID().slice(0, 6).toUpperCase()
      const picture = await plainPicture().jpeg().toBuffer()
      const shooting: readonly ZippedFile[] = [
        {
          path: 'Shooting/pieces.csv',
          content: [
            'Référence;Nom;Catégorie;Prix;Texte;Composition;Stock sans taille;État',
            `ZIP-${word};Étole ${word};Soirée;300;Tissée à la main.;100 % soie;1;Archivé`,
          ].join('\n'),
        },
        { path: `Shooting/zip-${word}-2.jpg`, content: picture, deflated: true },
        { path: `Shooting/zip-${word}-1.jpg`, content: picture },
        { path: `__MACOSX/Shooting/._zip-${word}-1.jpg`, content: 'fork' },
        { path: `Shooting/zip-${word}-3.jpg`, content: 'none', saying: { size: 20_000_000, method: 8 } },
      ]
      await signIn(page, 'admin')
      await page.goto('/admin/import')
      const place = page.getByRole('region', { name: 'Choisir un fichier' }).locator('input')
      const damaged = zipFile(shooting)
      await place.setInputFiles({ ...damaged, buffer: damaged.buffer.subarray(0, -30) })
      await expect(page.getByText('Cette archive ZIP est abîmée ou incomplète.')).toBeVisible()

      await place.setInputFiles(zipFile(shooting))
      await expect(page.getByRole('heading', { name: '1 produit dans ce fichier' })).toBeVisible()
      await expect(page.getByText('Cette archive ZIP est abîmée')).toBeHidden()
      await compare(page)
      await expect(page.locator('ins').filter({ hasText: /^archivé$/ })).toBeVisible()
      await page.getByRole('button', { name: 'Importer 1 produit' }).click()
      await page.getByRole('button', { name: 'Ajouter celles de shooting.zip' }).click()
      await expect(page.getByText('2 photographies sur 3 ajoutées, 1 refusées.')).toBeVisible()
      await expect(page.getByText(`« zip-${word}-3.jpg » dépasse 15 Mo.`)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])

      const more = page.getByLabel('Choisir des images ou un ZIP').last()
      await more.setInputFiles(zipFile([...shooting, ...shooting]))
      await expect(page.getByText(`Deux fichiers de l’archive portent le nom`)).toBeVisible()
      await more.setInputFiles([
        { name: `zip-${word}-4.jpg`, mimeType: 'image/jpeg', buffer: picture },
        zipFile([{ path: 'plage.jpg', content: picture }]),
      ])
      await expect(page.getByText('1 image n’appartient à aucun produit : plage.jpg.')).toBeVisible()
      await expect(page.getByText('3 photographies sur 4 ajoutées, 1 refusées.')).toBeVisible()
      await takeBack(page, 'pieces.csv')
      await expect(page.getByText('Import repris : 1 produit', { exact: true }).first()).toBeVisible()
    })

    test('prices are pasted from a spreadsheet, and seen as old and new before they are saved', async ({
      page,
    }) => {
      const sku = `PRX-${randomUUID().slice(0, 6).toUpperCase()}`
      const { token } = await openSession(page.context(), 'admin')
      const headers = { authorization: `Bearer ${token}` }
      const made = await page.request.post('/api/products', {
        headers,
        data: {
          name: `Robe ${sku}`,
          description: 'Coupée dans le biais.',
          category: 'soiree',
          price: 900,
          sku,
          attributes: { material: 'Laine', composition: '100 % laine' },
          stock: 1,
        },
      })
      const id = String((await made.json())._id)
      await signIn(page, 'admin')
      await page.goto('/admin/import')
      await page
        .getByLabel('Ou collez des cellules de votre tableur')
        .fill(`Référence\tPrix\n${sku}\t1 050,00`)
      await compare(page)
      const change = page.getByRole('listitem').filter({ hasText: sku })
      await expect(change.locator('del')).toHaveText('900 €')
      await expect(change.locator('ins')).toHaveText('1 050 €')
      await page.getByRole('button', { name: 'Importer 1 produit' }).click()
      await expect(page.getByText('Importé. Ajoutés : 0, changés : 1.')).toBeVisible()
      const { price } = await (await page.request.get(`/api/products/${id}`)).json()
      expect(price).toBe(1050)
      await page.request.delete(`/api/products/${id}`, { headers })
    })
  })
