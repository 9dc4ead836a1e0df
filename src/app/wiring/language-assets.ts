import { globSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { defaultLanguage, type Language, parseLanguage } from '../../shared/i18n/languages.ts'
import { fileInLanguage } from '../i18n/file-in-language.ts'

type Assets = ServerBuild['assets']

const script = /\/assets\/[\w.~-]+\.js\b/g

/** Their version says the language, because the browser names nothing else when it asks for the files of a further page. */
export const languageOfVersion = (version: string | null): Language =>
  parseLanguage(version?.split('.')[1]) ?? defaultLanguage

/**
 * Names the scripts of a build as a language loads them: those that hold texts, or lead to some, were built once for
 * each (`scripts/vite/one-language.ts`).
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
