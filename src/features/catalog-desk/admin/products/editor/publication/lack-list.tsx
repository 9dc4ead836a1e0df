import { useTranslation } from 'react-i18next'
import type { Lacks } from '../../../../publishing.rules.ts'

type Lack = Lacks['forbidding'][number] | Lacks['helping'][number]

/** The section of the editor in which each is mended. */
const sectionOf: Readonly<Record<Lack, string>> = {
  composition: 'mots',
  name: 'mots',
  description: 'mots',
  sizes: 'tailles',
  price: 'faits',
  pictures: 'photographies',
  pictureWords: 'photographies',
  english: 'mots',
  care: 'mots',
  color: 'faits',
}

interface LackListProps {
  readonly kind: keyof Lacks
  readonly lacks: readonly Lack[]
}

/** What a product lacks, each with the way to where it is mended. */
export const LackList = ({ kind, lacks }: LackListProps) => {
  const { t } = useTranslation('publication')
  if (lacks.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-medium text-small">{t(`lacks.${kind}`)}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-small marker:text-garance">
        {lacks.map((lack) => (
          <li key={lack}>
            <a href={`#${sectionOf[lack]}`} className="thread-link relative">
              {t(`lack.${lack}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
