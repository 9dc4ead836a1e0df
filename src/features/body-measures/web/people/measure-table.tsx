import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { bodyMeasuresTexts } from '../../body-measures.texts.ts'
import { bodyMeasures, type MeasureName, measureParts } from '../../body-measures.ts'
import { useWrittenLength } from '../use-written-length.ts'

interface MeasureTableProps {
  readonly measures: MeasureProfile['measures']
  readonly unit: LengthUnit
  /** Takes a part again; who only reads has no press for it. */
  readonly onMeasure?: (names: readonly MeasureName[]) => void
}

/** The measures of a body, part by part; each part can be taken again. */
export const MeasureTable = ({ measures, unit, onMeasure }: MeasureTableProps) => {
  useOwnTexts('bodyMeasures', bodyMeasuresTexts)
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const written = useWrittenLength(unit)
  return (
    <div className="mt-6 flex flex-col gap-6">
      {measureParts.map((part) => {
        const of = measures.filter(({ name }) => bodyMeasures[name].part === part)
        if (of.length === 0) return null
        const title = t(`bodyMeasures:parts.${part}`)
        return (
          <table key={part} className="w-full border-collapse text-small">
            <caption className="pb-1 text-start">
              <span className="flex items-baseline justify-between gap-4">
                <span className="font-medium text-body">{title}</span>
                {onMeasure && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('table.againOf', { part: title })}
                    onClick={() => onMeasure(of.map(({ name }) => name))}
                  >
                    {t('table.again')}
                  </Button>
                )}
              </span>
            </caption>
            <tbody>
              {of.map(({ name, length, takenBy }) => (
                <tr key={name} className="border-hairline border-t">
                  <th scope="row" className="py-2 pe-4 text-start font-regular">
                    {t(`bodyMeasures:names.${name}`)}
                    {takenBy === 'workshop' && (
                      <span className="block text-caption text-ink-soft">{t('table.byAtelier')}</span>
                    )}
                  </th>
                  <td className="py-2 text-end tabular-nums">
                    {length === null ? (
                      <span className="text-ink-soft">{t('table.once')}</span>
                    ) : (
                      written(length)
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}
