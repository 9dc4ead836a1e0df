import { locales } from '../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ScrolledAcross } from '../../../ui/scrolled-across.tsx'
import { cutTexts } from '../cut.texts.ts'
import { cutParts } from '../cut.ts'
import type { Garment } from '../garment.schema.ts'
import { measuredNames, type SizeMeasures } from '../garment-measures.ts'
import { measuredTexts } from '../measured.texts.ts'

interface GarmentFactsProps {
  readonly garment: Garment
  /** The sizes in which the product is sold; null for one without sizes. */
  readonly sizes: readonly (string | null)[]
}

/** How a garment is cut, and what it measures in the sizes in which it is sold. What nobody has said takes no room. */
export const GarmentFacts = ({ garment, sizes }: GarmentFactsProps) => {
  const measures = garment.measures.filter((of) => sizes.includes(of.size))
  return (
    <>
      {Object.keys(garment.cut).length > 0 && <CutWords cut={garment.cut} />}
      {measures.length > 0 && <MeasuresTable measures={measures} />}
    </>
  )
}

const CutWords = ({ cut }: Pick<Garment, 'cut'>) => {
  useOwnTexts('cut', cutTexts)
  useOwnTexts('measured', measuredTexts)
  const { t } = useTranslation('cut')
  const { t: measured } = useTranslation('measured')
  return (
    <section aria-labelledby="product-cut" className="mt-8">
      <h2 id="product-cut" className="mb-3 font-display text-subheading">
        {measured('title')}
      </h2>
      <dl className="border-hairline border-b text-small">
        {cutParts.map((part) =>
          cut[part] === undefined ? null : (
            <div
              key={part}
              className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4 border-hairline border-t py-2.5"
            >
              <dt className="text-ink-soft">{t(`parts.${part}`)}</dt>
              <dd>{t(`${part}.${cut[part]}` as 'back.nu')}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

const MeasuresTable = ({ measures }: { readonly measures: readonly SizeMeasures[] }) => {
  useOwnTexts('measured', measuredTexts)
  const { t } = useTranslation('measured')
  const figures = new Intl.NumberFormat(locales[useLanguage()])
  const names = measuredNames(measures)
  const isSized = measures.some(({ size }) => size !== null)
  return (
    <section aria-labelledby="garment-measures" className="mt-8">
      <h2 id="garment-measures" className="mb-1 font-display text-subheading">
        {t('measures')}
      </h2>
      <p id="garment-measures-unit" className="mb-3 text-caption text-ink-soft">
        {t('caption')}
      </p>
      <ScrolledAcross labelledBy="garment-measures garment-measures-unit">
        <table aria-labelledby="garment-measures" className="w-full border-hairline border-b text-small">
          <thead>
            <tr>
              {isSized && (
                <th scope="col" className="py-2.5 pe-2 text-start font-medium">
                  {t('size')}
                </th>
              )}
              {names.map((name) => (
                <th key={name} scope="col" className="px-2 py-2.5 font-medium">
                  {t(`names.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((of) => (
              <tr key={of.size} className="border-hairline border-t">
                {isSized && (
                  <th scope="row" className="py-2.5 pe-2 text-start font-semibold">
                    {of.size}
                  </th>
                )}
                {names.map((name) => (
                  <td key={name} className="px-2 py-2.5 text-center tabular-nums">
                    {of[name] === undefined ? '—' : figures.format(of[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrolledAcross>
    </section>
  )
}
