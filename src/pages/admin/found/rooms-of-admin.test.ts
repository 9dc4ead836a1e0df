import { describe, expect, it } from 'vitest'
import { everyWaiting } from '../../../features/desk/server/find-waiting.ts'
import { languages } from '../../../shared/i18n/languages.ts'
import { pathTo, type SitemapEntry, sitemap } from '../../../sitemap.ts'
import { recordPath, roomsOfAdmin } from './rooms-of-admin.ts'

const pages = Object.entries(sitemap).filter(([, { path }]) => /^\/admin(\/|$)/.test(path))

describe('the rooms of the admin', () => {
  it('are all its pages, each in one room or behind one', () => {
    const reached = roomsOfAdmin.flatMap(({ page, behind = [] }) => [page, ...behind])
    expect(reached.toSorted()).toEqual(pages.map(([name]) => name).sort())
  })

  it('are open to the same members as their pages', () => {
    for (const { page, behind = [], areas } of roomsOfAdmin)
      for (const name of [page, ...behind]) {
        const entry: SitemapEntry = sitemap[name]
        expect([name, areas]).toEqual([name, entry.areas])
        expect([name, areas === undefined]).toEqual([name, entry.access === 'admin'])
      }
  })

  it('have a place of their own in their group, and a name of their own in each language', () => {
    const places = roomsOfAdmin.map(({ group, place }) => `${group} ${place}`)
    expect(new Set(places).size).toBe(places.length)
    for (const lng of languages) {
      const names = roomsOfAdmin.map(({ name }) => name[lng])
      expect(names.every((name) => name.length > 0)).toBe(true)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('that stand in the bar of a telephone are open to members with the usual rights, and no more than fit in it', () => {
    const atHand = roomsOfAdmin.filter((room) => room.atHand)
    expect(atHand.length).toBeLessThanOrEqual(3)
    for (const { page } of atHand) expect(sitemap[page].access).toBe('staff')
  })

  it('open what the log tells of: a picture where it hangs', () => {
    expect(recordPath('plate', 'hero')).toBe(`${pathTo('adminPages')}#hero`)
    expect(recordPath('plate', 'category:voiles')).toBe(pathTo('adminCategories'))
  })

  it('are where something is said to wait', () => {
    const rooms = roomsOfAdmin.map(({ page }) => page)
    for (const { room } of everyWaiting) expect(rooms).toContain(room)
    expect(new Set(everyWaiting.map(({ room }) => room)).size).toBe(everyWaiting.length)
  })
})
