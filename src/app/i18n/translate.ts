import type { Translate } from '../../platform/http/refusals/refusal.ts'
import { serverTranslators } from './server-translators.ts'

/** Translates a key; the keys come from declared errors and contracts, whose own tests check them. */
export const translate: Translate = (lng, key, values) => serverTranslators[lng].translate(key, values)
