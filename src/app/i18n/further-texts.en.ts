import { textsOfModules } from './texts-of-modules.ts'

/** What not every page loads, in English: refusals, which only the server says, and texts that come with a part of a page. */
export const furtherTexts = textsOfModules(
  import.meta.glob(
    [
      '../../shared/i18n/*.texts.en.ts',
      '../../features/*/*.refusals.en.ts',
      '../../features/*/web/**/*.texts.en.ts',
    ],
    { eager: true },
  ),
)
