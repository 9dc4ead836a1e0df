import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { PlateSlot } from '../../../plates/plate-slots.ts'
import { Plate } from '../../../plates/web/plate.public.tsx'

interface CreationClothsProps {
  readonly plate: PlateSlot
  readonly cloths: readonly { readonly name: string; readonly text: string }[]
}

/** The cloths that a creation is often made of, as beside the swatches on the table. */
export const CreationCloths = ({ plate, cloths }: CreationClothsProps) => {
  const { t } = useTranslation('creation')
  return (
    <section aria-labelledby="cloths" className="grid-12 items-center gap-y-10">
      <div className="col-span-8 md:col-span-4 print:hidden">
        <Plate slot={plate} sizes="(min-width: 108rem) 33rem, (min-width: 48rem) 30vw, 60vw" />
      </div>
      <div className="col-span-12 md:col-span-7 md:col-start-6">
        <h2 id="cloths" className="font-display text-heading">
          {t('cloths')}
        </h2>
        <dl className="mt-8 grid gap-x-gutter gap-y-1 sm:grid-cols-[2fr_3fr] sm:gap-y-4">
          {cloths.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="font-display text-subheading max-sm:mt-4">{name}</dt>
              <dd className="text-ink-soft sm:pt-[0.3em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
