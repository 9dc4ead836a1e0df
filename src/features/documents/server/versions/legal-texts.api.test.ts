import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { addDays } from '../../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { defaultDelivery, defaultHouse, defaultSeller } from '../../../settings/settings.defaults.ts'
import type { DocumentsContract } from '../../documents.contract.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'
import { currentVersionOf, printedText, softwareVersionOf } from '../documents.public.ts'
import { documentsRoutes } from '../documents.routes.ts'
import { todayOf } from './house-versions.ts'
import { announceTextsInForce } from './taking-effect.ts'

const dispatcher = createDispatcher({ modules: [documentsRoutes], checkAnswers: true })

const apps: CatalogApp[] = []
let app: CatalogApp
let api: ReturnType<typeof createApi<DocumentsContract>>
let today: string

beforeEach(async () => {
  app = await catalogApp()
  apps.push(app)
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  api = createApi<DocumentsContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
  today = todayOf(app.context())
})

afterAll(() => Promise.all(apps.map((each) => each.close())))

const texts = {
  fr: '## Qui vend\n\n{{seller.legalName}} vend.\n\n{{> garantie-legale}}',
  en: '## Who sells\n\n{{seller.legalName}} sells.\n\n{{> garantie-legale}}',
}

interface Written extends Partial<Record<'fr' | 'en', string>> {
  readonly name?: LegalTextName
  readonly day?: string
  readonly version?: number | null
}

const write = ({ name = 'cgv', day = addDays(today, 5), ...rest }: Written = {}) =>
  api('PUT /admin/legal-texts/{name}/{effective}', {
    params: { name, effective: day },
    body: { ...texts, version: null, ...rest },
  })

const remove = (day: string) =>
  api('DELETE /admin/legal-texts/{name}/{effective}', { params: { name: 'cgv', effective: day } })

const shown = async (lng: Language = 'fr') => {
  const visitor = createApi<DocumentsContract>(
    (key, call) => dispatcher.call(app.context({ lng }), key, call),
    lng,
  )
  return (await visitor('GET /documents/{name}', { params: { name: 'cgv' } })).document
}

const versions = async () =>
  (await api('GET /admin/legal-texts/{name}', { params: { name: 'cgv' } })).text.versions

describe('a legal text', () => {
  it('is that of the software until the house’s own takes effect, on its day', async () => {
    await write()
    expect((await shown()).version).toBe(softwareVersionOf('cgv'))
    expect((await versions()).map(({ state }) => state)).toEqual(['planned', 'inForce'])
    app.moveClock({ hours: 24 * 5 })
    const day = addDays(today, 5)
    expect(await shown()).toMatchObject({
      version: day,
      effective: day,
      title: 'Conditions générales de vente',
    })
    expect((await shown()).html).toContain('<h2 id="qui-vend" tabindex="-1">Qui vend</h2>')
    expect((await shown('en')).html).toContain('<h2 id="qui-vend" tabindex="-1">Who sells</h2>')
    expect((await shown()).html).toContain('Maison Clairval vend.')
    expect((await shown()).html).toContain('deux ans à compter de la délivrance du bien')
    expect((await versions()).map(({ state }) => state)).toEqual(['inForce', 'past'])
    expect(await currentVersionOf(app.context(), 'cgv')).toBe(day)
  })

  it('is followed by kept pages at midnight', async () => {
    await write()
    const told = app.announced.length
    await announceTextsInForce(app.context())
    expect(app.announced.slice(told)).toEqual([])
    app.moveClock({ hours: 24 * 5 })
    await announceTextsInForce(app.context())
    expect(app.announced.slice(told).flat()).toEqual(['legal-texts'])
  })

  it('is printed as it was agreed to, whatever has followed', async () => {
    await write({ day: today })
    await write({ day: addDays(today, 1), fr: 'Autre chose.', en: 'Something else.' })
    app.moveClock({ hours: 48 })
    const facts = {
      seller: defaultSeller,
      house: defaultHouse,
      delivery: defaultDelivery,
      publicUrl: '',
      lng: 'fr' as const,
    }
    const { db } = app.context()
    const printed = async (version: string) =>
      (await printedText(db, 'cgv', { ...facts, version })).map(({ text }) => text)
    expect(await printed(today)).toContain('Maison Clairval vend.')
    expect(await printed(addDays(today, 1))).toEqual(['Autre chose.'])
    expect((await printed(softwareVersionOf('cgv'))).length).toBeGreaterThan(30)
  })

  it('that is in force is neither changed nor taken back', async () => {
    await write({ day: today })
    await expect(write({ day: today, version: 1 })).rejects.toMatchObject({ code: 'version_in_force' })
    await expect(remove(today)).rejects.toMatchObject({ code: 'version_in_force' })
    await expect(write({ day: today })).rejects.toMatchObject({ code: 'day_taken' })
    await expect(write({ day: addDays(today, -1) })).rejects.toMatchObject({
      fields: { effective: 'fields.dayPast' },
    })
    await expect(remove(addDays(today, 3))).rejects.toMatchObject({ code: 'version_not_found' })
  })

  it('can be changed and taken back before its day, by one of two', { tags: ['deep'] }, async () => {
    const day = addDays(today, 5)
    await write()
    const both = await Promise.allSettled([
      write({ version: 1, fr: '## A' }),
      write({ version: 1, fr: '## B' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(write({ version: 1 })).rejects.toMatchObject({ code: 'version_changed' })
    await expect(write()).rejects.toMatchObject({ code: 'day_taken' })
    expect((await versions())[0]).toMatchObject({ effective: day, version: 2, isOwn: true })
    await remove(day)
    expect(await versions()).toHaveLength(1)
  })

  it('never has the day of the one that came with the software', { tags: ['deep'] }, async () => {
    const day = softwareVersionOf('cgv')
    if (day >= today) await expect(write({ day })).rejects.toMatchObject({ code: 'day_taken' })
    expect((await versions()).map(({ effective }) => effective)).toEqual([day])
  })

  it('holds nothing that could not be shown', async () => {
    const refused = async (text: Written) =>
      write(text).then(
        () => 'written',
        ({ fields }: { fields: unknown }) => fields,
      )
    expect(await refused({ fr: '## A\n\n<script>alert(1)</script>' })).toEqual({ fr: 'fields.html' })
    expect(await refused({ fr: '## A\n\n{{seller.nothing}}' })).toEqual({ fr: 'fields.blank' })
    expect(await refused({ fr: '## A\n\n{{constructor}}' })).toEqual({ fr: 'fields.blank' })
    expect(await refused({ fr: '## A\n\n{{> ../cgv}}' })).toEqual({ fr: 'fields.blank' })
    expect(await refused({ fr: '## A\n\nVoir {{> garantie-legale}}' })).toEqual({ fr: 'fields.blank' })
    expect(await refused({ en: '## A\n\n[x](javascript:alert(1))' })).toEqual({ en: 'fields.link' })
    expect(await refused({ en: '## A\n\n[x][y]\n\n[y]: javascript:alert(1)' })).toEqual({ en: 'fields.link' })
    expect(await refused({ en: '## A\n\n## B' })).toEqual({ en: 'fields.headings' })
    expect(await refused({ fr: '## A\n\n[x](/contact), [y](mailto:{{house.email}})', en: '## A' })).toBe(
      'written',
    )
  })

  it('is seen before as the page will show it', async () => {
    const { fr, en } = await api('POST /admin/legal-texts/{name}/preview', {
      params: { name: 'cgu' },
      body: texts,
    })
    expect(fr.html).toContain('Maison Clairval vend.')
    expect(en.html).toContain('Maison Clairval sells.')
  })

  it('that came with the software can be written anew as it is', { tags: ['deep'] }, async () => {
    const { texts: all } = await api('GET /admin/legal-texts', {})
    expect(all).toHaveLength(7)
    for (const { name } of all) {
      const { text } = await api('GET /admin/legal-texts/{name}', { params: { name } })
      const [software] = text.versions
      if (!software) throw new Error(`« ${name} » has no version`)
      const { fr, en } = software
      expect(fr).not.toContain('<a ')
      await write({ name, day: addDays(today, 30), fr, en })
    }
  })
})
