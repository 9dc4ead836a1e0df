import type { ReactNode } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type GirthName, girthNames } from '../../size-table.ts'

/** Where the tape goes for each girth; the pictures are another slice's. */
export const Measuring = ({ plateOf }: { plateOf: (girth: GirthName) => ReactNode }) => {
  const { t } = useTranslation('sizeGuide')
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-x-gutter gap-y-8 @min-[44rem]:grid-cols-3">
        {girthNames.map((girth) => (
          <li
            key={girth}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-5 @min-[44rem]:block @min-[44rem]:max-w-80"
          >
            {plateOf(girth)}
            <div>
              <h3 className="font-medium @min-[44rem]:mt-4">{t(`girths.${girth}`)}</h3>
              <p className="mt-1 text-ink-soft text-small">{t(`how.${girth}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
