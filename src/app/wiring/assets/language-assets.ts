import { globSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { defaultLanguage, type Language, parseLanguage } from '../../../shared/i18n/languages.ts'
import { fileInLanguage } from '../../i18n/file-in-language.ts'

type Assets = ServerBuild['assets']

const script = /\/assets\/[\w.~-]+\.js\b/g

/**
 * The version contains the language, because the browser sends only the version when it requests the files of another
 * page.
 */
export const languageOfVersion = (version: string | null): Language =>
  parseLanguage(version?.split('.')[1]) ?? defaultLanguage

/**
 * The script names of a build in each language: scripts that contain texts, or import such scripts, were built once for
 * each language (`scripts/vite/one-language.ts`).
 */
export const languageAssets = (clientFolder: string) => {
  const built = new Set(
    globSync('assets/*.js', { cwd: clientFolder }).map((path) => `/${path.replaceAll('\\', '/')}`),
  )
  const named = (text: string, lng: Language) =>
    text.replaceAll(script, (path) => {
      const own = fileInLanguage(path, lng)
      return built.has(own) ? own : path
    })
  const assetsIn = (assets: Assets, lng: Language): Assets =>
    lng === defaultLanguage
      ? assets
      : { ...JSON.parse(named(JSON.stringify(assets), lng)), version: `${assets.version}.${lng}` }
  return { named, assetsIn }
}
