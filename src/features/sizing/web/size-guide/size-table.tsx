import { useId } from 'react'
import { locales } from '../../../../shared/i18n/locales.ts'
import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ScrolledAcross } from '../../../../ui/scrolled-across.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { shownLength } from '../../girths.ts'
import { girthNames, sizeTable } from '../../size-table.ts'

interface SizeTableProps {
  readonly unit: LengthUnit
  /** The row to point out. */
  readonly advised: string | undefined
}

const countries = ['uk', 'us', 'de', 'it'] as const

const cell = 'px-2.5 py-2.5 text-center tabular-nums'

/** The house's table (§14.4); where it is wider than its place, it scrolls by itself, with the keyboard too. */
export const SizeTable = ({ unit, advised }: SizeTableProps) => {
  const { t } = useTranslation('sizeGuide')
  const captionId = useId()
  const figures = new Intl.NumberFormat(locales[useLanguage()])
  return (
    <>
      <p id={captionId} className="mb-3 text-caption text-ink-soft">
        {t('table.caption', { unit: t(`form.${unit}`) })}
      </p>
      <ScrolledAcross labelledBy={captionId}>
        <table aria-labelledby={captionId} className="w-full border-hairline border-b text-small">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className={classNames(cell, 'text-left! font-medium')}>
                {t('table.fr')}
              </th>
              {girthNames.map((girth) => (
                <th key={girth} scope="col" className={classNames(cell, 'font-medium leading-snug')}>
                  {t(`girths.${girth}`)}
                </th>
              ))}
              {countries.map((country) => (
                <th key={country} scope="col" className={classNames(cell, 'text-ink-soft')}>
                  {t(`table.${country}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizeTable.map((row) => (
              <tr
                key={row.size}
                className={classNames('border-hairline border-t', row.size === advised && 'bg-rose')}
              >
                <th scope="row" className={classNames(cell, 'text-left! font-semibold')}>
                  {row.size}
                  {row.size === advised && <VisuallyHidden>, {t('table.yours')}</VisuallyHidden>}
                </th>
                {girthNames.map((girth) => (
                  <td key={girth} className={cell}>
                    {figures.format(shownLength(row[girth], unit))}
                  </td>
                ))}
                {countries.map((country) => (
                  <td key={country} className={classNames(cell, 'text-ink-soft')}>
                    {row[country]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrolledAcross>
    </>
  )
}
