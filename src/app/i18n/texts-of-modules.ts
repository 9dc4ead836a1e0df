import type { Texts } from '../../shared/i18n/translator.ts'

const namespaceOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? path

/**
 * Collects the modules that import.meta.glob found, `…/catalog.texts.fr.ts` as `catalog`; each file exports one tree of
 * texts.
 */
export const textsOfModules = (modules: Readonly<Record<string, Record<string, unknown>>>): Texts =>
  Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [namespaceOf(path), Object.values(module)[0]]),
  ) as Texts
