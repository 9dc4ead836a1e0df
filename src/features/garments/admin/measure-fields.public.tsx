import { useId } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { graded, isMeasure, type MeasuresDraft } from '../garment-draft.ts'
import { type MeasureName, measureNames } from '../garment-measures.ts'
import { measuredTexts } from '../measured.texts.ts'
import { garmentDeskTexts } from './garment-desk.texts.ts'

interface MeasureFieldsProps {
  readonly draft: MeasuresDraft
  readonly change: (draft: MeasuresDraft) => void
  /** The sizes in which the product is sold and measured, in wearing order; '' for a product without sizes. */
  readonly sizes: readonly string[]
  readonly error: string | undefined
}

const cell = 'px-1 py-1.5 text-center'

/** What the finished garment measures, a row for each size. */
export const MeasureFields = ({ draft, change, sizes, error }: MeasureFieldsProps) => {
  useOwnTexts('measured', measuredTexts)
  useOwnTexts('garmentDesk', garmentDeskTexts)
  const { t } = useTranslation('garmentDesk')
  const { t: measured } = useTranslation('measured')
  const captionId = useId()
  const isTyped = sizes.some((size) => measureNames.some((name) => draft[size]?.[name].trim()))
  const type = (size: string, name: MeasureName, typed: string) => {
    const row = draft[size]
    if (row) change({ ...draft, [size]: { ...row, [name]: typed } })
  }
  const labelOf = (size: string, name: MeasureName) =>
    size === ''
      ? t('cellSizeless', { name: measured(`names.${name}`) })
      : t('cell', { name: measured(`names.${name}`), size })
  if (sizes.length === 0) return <p className="text-ink-soft text-small">{t('none')}</p>
  return (
    <div data-refused={error ? '' : undefined} tabIndex={-1}>
      <p id={captionId} className="font-medium text-small">
        {t('measures')}
      </p>
      <p className="mb-2 text-caption text-ink-soft">{t('lead')}</p>
      <FieldError id="measures-error" error={error} />
      <div className="overflow-x-auto p-0.5">
        <table aria-labelledby={captionId} className="w-full min-w-[28rem] text-small">
          <thead>
            <tr className="border-hairline border-b align-bottom">
              <th scope="col" className="py-1.5 text-start font-medium">
                {measured('size')}
              </th>
              {measureNames.map((name) => (
                <th key={name} scope="col" className="px-1 py-1.5 hyphens-auto font-medium text-caption">
                  {measured(`names.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size} className="border-hairline border-b">
                <th scope="row" className="py-1.5 text-start font-medium">
                  {size || t('sizeless')}
                </th>
                {measureNames.map((name) => {
                  const typed = draft[size]?.[name] ?? ''
                  return (
                    <td key={name} className={cell}>
                      <input
                        aria-label={labelOf(size, name)}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={6}
                        value={typed}
                        aria-invalid={(typed.trim() !== '' && !isMeasure(typed)) || undefined}
                        className="control min-h-10 w-full min-w-9 px-1 py-1 text-center tabular-nums"
                        onChange={({ target }) => type(size, name, target.value)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isTyped && sizes.length > 1 && (
        <div className="mt-3">
          <Button variant="secondary" size="small" onClick={() => change(graded(draft, sizes))}>
            {t('grade')}
          </Button>
          <p className="mt-1 text-caption text-ink-soft">{t('gradeHint')}</p>
        </div>
      )}
    </div>
  )
}
