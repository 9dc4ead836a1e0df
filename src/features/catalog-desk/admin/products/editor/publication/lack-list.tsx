import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import type { ProductState } from '../../../../../catalog/product.limits.ts'
import type { Lacks } from '../../../../publishing.rules.ts'

type LackName = Lacks['forbidding' | 'helping'][number]['name']

/** The section of the editor in which each is mended. */
const sectionOf: Readonly<Record<LackName, string>> = {
  composition: 'mots',
  name: 'mots',
  description: 'mots',
  sizes: 'tailles',
  claims: 'mots',
  price: 'faits',
  soldOut: 'tailles',
  sizesOut: 'tailles',
  pictures: 'photographies',
  pictureWords: 'photographies',
  english: 'mots',
  fibresAbroad: 'mots',
  care: 'mots',
  color: 'mots',
  material: 'faits',
  tags: 'mots',
}

interface LackListProps {
  readonly kind: keyof Lacks
  readonly state: ProductState
  readonly lacks: Lacks[keyof Lacks]
}

/** What a product lacks, each with the way to where it is mended. */
export const LackList = ({ kind, state, lacks }: LackListProps) => {
  const { t } = useTranslation('publication')
  if (lacks.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-medium text-small">
        {t(kind === 'helping' && state === 'published' ? 'lacks.hindering' : `lacks.${kind}`)}
      </h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-small marker:text-garance">
        {lacks.map(({ name, detail }) => (
          <li key={name}>
            <a href={`#${sectionOf[name]}`} className="thread-link relative">
              {t(`lack.${name}`, { detail: detail ?? '' })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
