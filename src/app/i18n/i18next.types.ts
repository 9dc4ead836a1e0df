import 'i18next'

import type { TextRegistry } from '../../shared/i18n/text-registry.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextRegistry
    returnNull: false
  }
}
