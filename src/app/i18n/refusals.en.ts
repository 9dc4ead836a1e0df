import { textsOfModules } from './texts-of-modules.ts'

/** What only the server says, in English: why a request is refused. No browser loads it. */
export const refusals = textsOfModules(
  import.meta.glob(['../../shared/i18n/*.texts.en.ts', '../../features/*/*.refusals.en.ts'], { eager: true }),
)
