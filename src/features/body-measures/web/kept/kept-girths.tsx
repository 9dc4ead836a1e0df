import { useEffect, useEffectEvent, useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import type { KeptGirths as Kept } from '../../../sizing/girths.ts'
import type { GirthName } from '../../../sizing/size-table.ts'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { girthsOf } from '../../girths-of.ts'
import { lengthsOf } from '../../lengths-of.ts'
import { ownMeasuresQuery } from '../measures.queries.ts'
import { keptGirthsTexts } from './kept-girths.texts.ts'

interface KeptGirthsProps {
  /** The girths that decide here. */
  readonly fittedAt: readonly GirthName[]
  readonly tell: (kept: Kept | undefined) => void
}

const girthsOfSheet = ({ measures }: MeasureProfile) => girthsOf(lengthsOf(measures))

/** The sheet whose girths are told, with the choice of another one where there are several. */
const useChosenSheet = (sheets: readonly MeasureProfile[], tell: KeptGirthsProps['tell']) => {
  const [id, choose] = useState<string>()
  const chosen = sheets.find(({ _id }) => _id === id) ?? sheets[0]
  const tellNow = useEffectEvent((sheet: MeasureProfile | undefined) =>
    tell(sheet && { girths: girthsOfSheet(sheet), isOwn: sheet.name === null }),
  )
  useEffect(() => tellNow(chosen), [chosen])
  return { chosen, choose }
}

/** Fetches the girths that the customer keeps, tells those of one sheet, and says whose they are and of when. */
export const KeptGirths = ({ fittedAt, tell }: KeptGirthsProps) => {
  useOwnTexts('keptGirths', keptGirthsTexts)
  const { t } = useTranslation('keptGirths')
  const { data, isError, refetch } = usePrivateQuery(ownMeasuresQuery(useApi<BodyMeasuresContract>()))
  const sheets = (data?.profiles ?? []).filter((sheet) => {
    const girths = girthsOfSheet(sheet)
    return fittedAt.some((girth) => girths[girth] !== undefined)
  })
  const { chosen, choose } = useChosenSheet(sheets, tell)
  if (!data && isError)
    return (
      <div role="status">
        <p>{t('failed')}</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <p role="status">{t('loading')}</p>
  if (!chosen)
    return (
      <div role="status">
        <p>{t('none')}</p>
        <WayOn to={pathTo('measures')} className="mt-2">
          {t('way')}
        </WayOn>
      </div>
    )
  return (
    <>
      {sheets.length > 1 && (
        <RadioGroupField
          label={t('who')}
          name="kept-sheet"
          appearance="tiles"
          className="mb-4"
          value={chosen._id}
          onChange={choose}
          options={sheets.map(({ _id, name }) => ({ value: _id, label: name ?? t('me') }))}
        />
      )}
      <SheetLine sheet={chosen} />
    </>
  )
}

const SheetLine = ({ sheet: { name, takenOn, isFresh } }: { sheet: MeasureProfile }) => {
  const { t } = useTranslation('keptGirths')
  const lng = useLanguage()
  const day = takenOn === null ? '' : longDay(takenOn, lng)
  return (
    <p className="text-ink-soft">
      {name === null ? t('own', { day }) : t('of', { name, day })}
      {!isFresh && ` ${t('old')}`}
    </p>
  )
}
