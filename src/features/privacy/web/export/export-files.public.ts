import type { Language } from '../../../../shared/i18n/languages.ts'
import type { PersonalExport } from '../../personal-export.schema.ts'

export interface ExportFile {
  readonly kind: 'page' | 'data'
  readonly name: string
  readonly content: Blob
}

interface Named {
  readonly lng: Language
  /** What the files are called, before their day. */
  readonly name: string
}

const dayLength = 'YYYY-MM-DD'.length
const indent = 2

/** What the house keeps about a person as a page to read and a data file, both made in the browser. */
export const exportFiles = async (
  kept: PersonalExport,
  { lng, name }: Named,
): Promise<readonly ExportFile[]> => {
  const { personalPage } = await import('./personal-page.ts')
  const stem = `${name}-${kept.exportedAt.slice(0, dayLength)}`
  return [
    {
      kind: 'page',
      name: `${stem}.html`,
      content: new Blob([personalPage(kept, lng)], { type: 'text/html;charset=utf-8' }),
    },
    {
      kind: 'data',
      name: `${stem}.json`,
      content: new Blob([JSON.stringify(kept, null, indent)], { type: 'application/json' }),
    },
  ]
}
