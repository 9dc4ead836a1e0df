import { useQuery } from '@tanstack/react-query'
import type { Translation } from '../../../shared/i18n/translation.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PageWordsContract } from '../page-words.contract.ts'
import { type WordedPage, withPlaces } from '../page-words.limits.ts'
import { pageWordsQuery } from './page-words.queries.ts'

type Values = Readonly<Record<string, unknown>>

/** The words of a page as `useTranslation` gives them, those of the house before those of the software. */
export const useWords = <Page extends WordedPage>(page: Page) => {
  const { t } = useTranslation<WordedPage>(page)
  const { data: own = {} } = useQuery(pageWordsQuery(useApi<PageWordsContract>(), page))
  // Its keys are those of one page, which is not known here.
  const software = t as unknown as (key: string, values?: Values) => string
  const say = (key: string, values: Values = {}) => {
    const { [key]: text } = Object.hasOwn(own, key) ? own : {}
    return text === undefined ? software(key, values) : withPlaces(text, values)
  }
  // It takes and gives what the translator takes and gives.
  return { t: say as unknown as Translation<Page> }
}
