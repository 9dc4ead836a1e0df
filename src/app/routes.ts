import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'
import { pageFileOf, type SitemapEntry, sitemap } from '../sitemap.ts'

const entries: [string, SitemapEntry][] = Object.entries(sitemap)

const served = entries.filter(([, entry]) => !entry.development || process.env.NODE_ENV !== 'production')

const isAdmin = (entry: SitemapEntry) => entry.path.startsWith('/admin')

const routeOf = ([name, entry]: [string, SitemapEntry]) => {
  const file = `../pages/${pageFileOf(entry.path)}`
  return entry.path === '/'
    ? index(file, { id: name })
    : route(entry.path, file, { id: name, caseSensitive: true })
}

export default [
  layout('../pages/shop.layout.tsx', served.filter(([, entry]) => !isAdmin(entry)).map(routeOf)),
  layout('../pages/admin.layout.tsx', served.filter(([, entry]) => isAdmin(entry)).map(routeOf)),
] satisfies RouteConfig
