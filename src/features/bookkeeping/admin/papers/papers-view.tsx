import { countryGroups } from '../../../../shared/postal/country-options.ts'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import {
  clienteles,
  filteredRates,
  paperSearchLength,
  paperSeries,
  paperSorts,
  papersPageSize,
} from '../../bookkeeping.limits.ts'
import type { PaperListContract } from '../../paper-list.contract.ts'
import { papersKey } from '../bookkeeping.queries.ts'
import { Archives } from './archives.tsx'
import { usePaperColumns } from './paper-columns.tsx'
import { SeriesLine } from './series-line.tsx'

const papers = listOver<PaperListContract>()({
  key: papersKey,
  call: 'GET /admin/invoices',
  read: ({ invoices: rows, ...page }) => ({ rows, ...page }),
  choices: { series: paperSeries, clientele: clienteles, rate: filteredRates, sort: paperSorts },
  given: ['country'],
  ranges: { issued: 'days', total: 'euros' },
  searchMaxLength: paperSearchLength,
})

const rateNames = { 2000: 'r20', 1000: 'r10', 550: 'r5_5', 210: 'r2_1', 0: 'r0' } as const

const useFilters = () => {
  const { t } = useTranslation('bookkeepingDesk')
  const lng = useLanguage()
  const countries = () => Object.values(countryGroups(lng)).flat()
  return [
    {
      field: 'series',
      label: t('papers.series'),
      all: t('papers.any'),
      nameOf: (value: (typeof paperSeries)[number]) => t(`papers.of.${value}`),
      atHand: true,
    },
    { kind: 'days', field: 'issued', label: t('papers.issued'), said: t('papers.said.issued') },
    {
      kind: 'given',
      field: 'country',
      label: t('papers.country'),
      all: t('papers.anyCountry'),
      options: countries,
    },
    {
      field: 'clientele',
      label: t('papers.clientele'),
      all: t('papers.any'),
      nameOf: (value: (typeof clienteles)[number]) => t(`clienteles.${value}`),
    },
    {
      field: 'rate',
      label: t('papers.rate'),
      all: t('papers.anyRate'),
      nameOf: (value: (typeof filteredRates)[number]) => t(`rates.${rateNames[value]}`),
    },
    { kind: 'euros', field: 'total', label: t('papers.total'), said: t('papers.said.total') },
  ] as const
}

/** Invoices and credit notes, one a line; the number saves the paper. */
export const PapersView = ({ today }: { readonly today: string }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const list = useList(papers)
  const columns = usePaperColumns()
  const { series, clientele, rate, sort, search, given } = list.params
  const asked = { series, clientele, rate, sort, search, ...given }
  const isNarrowed = [series, clientele, rate, search, ...Object.values(given)].some(Boolean)
  return (
    <>
      <SeriesLine />
      <ListPage
        list={list}
        t={t}
        expected={papersPageSize}
        empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
        search={searchIn(t)}
        filters={useFilters()}
        sort={{ preset: 'newest', nameOf: (value) => t(`papers.sorts.${value}`) }}
        file={<WholeListFile call="GET /admin/invoices" query={asked} />}
        columns={columns}
      />
      <Archives today={today} />
    </>
  )
}
