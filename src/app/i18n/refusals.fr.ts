import { textsOfModules } from './texts-of-modules.ts'

/** What only the server says, in French: why a request is refused. No browser loads it. */
export const refusals = textsOfModules(
  import.meta.glob(['../../shared/i18n/*.texts.fr.ts', '../../features/*/*.refusals.fr.ts'], { eager: true }),
)
