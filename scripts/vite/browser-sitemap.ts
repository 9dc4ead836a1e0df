import type { Plugin } from 'vite'

/** What only the server asks of a page: in which areas it lies, which parameters count, which slice takes its form, whether it is listed. */
const ofTheServer = /\s*\b(?:areas|query|posted|postedWith|indexed|development): (?:\[[^\]]*\]|'?\w+'?),?/g

/** The list of pages as the browser needs it: names, paths, and the visitors who may see them. */
export const pathsAndAccess = (source: string) => {
  const start = source.indexOf('export const sitemap = {')
  const end = source.indexOf('} as const', start)
  return source.slice(0, start) + source.slice(start, end).replace(ofTheServer, '') + source.slice(end)
}

/** The list comes with every page, and half of it is nothing to a browser. */
export const browserSitemap: Plugin = {
  name: 'browser-sitemap',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    /\/src\/sitemap\.ts$/.test(id) ? { code: pathsAndAccess(code), map: null } : undefined,
}
