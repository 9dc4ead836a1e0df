import { describe, expect, it } from 'vitest'
import { type pathTo, type SitemapEntry, sitemap } from '../../../sitemap.ts'
import {
  bookingNavigation,
  creationNavigation,
  legalNavigation,
  moreNavigation,
  navigation,
  serviceNavigation,
  siteMap,
  visitorNavigation,
} from './navigation.ts'

const pathsOf = (items: readonly { readonly page: Parameters<typeof pathTo>[0] }[]) =>
  items.map(({ page }) => sitemap[page].path)

/** Reached by what one does, or by a mail, and not by looking for it. */
const reachedOtherwise: readonly string[] = [
  '/auth',
  '/auth/mot-de-passe-oublie',
  '/auth/nouveau-mot-de-passe',
  '/auth/confirmation',
  '/boutique/apercu',
  '/avis/confirmation',
  '/avis/transparence',
  '/newsletter',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  '/paiement/3d-secure',
  '/rendez-vous/mon-rendez-vous',
  '/sur-mesure/demande',
  '/sur-mesure/ma-robe',
  '/sur-mesure/accompagner',
  '/retractation/accuse',
  '/retour-en-stock/confirmation',
  '/retour-en-stock/arret',
]

const entries: readonly SitemapEntry[] = Object.values(sitemap)

describe('the ways to a page', () => {
  it('are in the header, behind « Plus », beside the visitor or at the foot, for every page that one looks for', () => {
    const linked: readonly string[] = [
      ...siteMap.flatMap(({ items }) => pathsOf(items)),
      ...pathsOf(visitorNavigation),
      // The foot says its state in words of its own.
      sitemap.accessibility.path,
    ]
    const lookedFor = entries
      .filter(({ path, access, development }) => access === 'public' && !development && !/[:*]/.test(path))
      .map(({ path }) => path)
    expect(lookedFor.filter((path) => !linked.includes(path) && !reachedOtherwise.includes(path))).toEqual([])
  })

  it('name no page that is reached otherwise after all', () => {
    const paths = entries.map(({ path }) => path)
    expect(reachedOtherwise.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('in the header are those of §2, in its order', () => {
    expect(pathsOf(navigation)).toEqual(['/', '/boutique', '/sur-mesure', '/a-propos', '/contact'])
    expect(pathsOf(moreNavigation)).toContain('/avis')
    expect(pathsOf(bookingNavigation)).toEqual(['/rendez-vous'])
  })

  it('stand once in the site map, in one of its groups', () => {
    const all = siteMap.flatMap(({ items }) => pathsOf(items))
    expect(new Set(all).size).toBe(all.length)
    const lists = [navigation, creationNavigation, moreNavigation, bookingNavigation]
    expect(all).toEqual([...lists, serviceNavigation, legalNavigation].flatMap(pathsOf))
  })
})
