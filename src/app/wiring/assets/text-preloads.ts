import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { languageAssets } from './language-assets.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/**
 * Finds the file with the texts of a language in the build's manifest, so that pages preload it with their own files.
 */
export const textPreloads = (
  clientFolder: string,
  { named }: Pick<ReturnType<typeof languageAssets>, 'named'>,
) => {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  )
  return (lng: Language): readonly string[] => {
    const built = manifest[`src/app/i18n/texts.${lng}.ts`]
    return built ? [named(`/${built.file}`, lng)] : []
  }
}
