import { pathTo } from '../../../../sitemap.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { PlateTriptych } from '../../../plates/web/plate-triptych.public.tsx'

const skills = ['cloth', 'hand', 'measure'] as const

/** The three savoir-faire (§2), and where the last of them is told at length. */
export const HouseSkills = () => {
  const { t } = useTranslation('about')
  return (
    <div>
      <PlateTriptych
        id="skills"
        title={t('skills.title')}
        leaves={skills.map((skill) => ({
          slot: `savoir-faire-${skill}` as const,
          title: t(`skills.${skill}.title`),
          text: t(`skills.${skill}.text`),
        }))}
      />
      <WayOn to={pathTo('madeToMeasure')} className="mt-12 print:hidden">
        {t('skillsWay')}
      </WayOn>
    </div>
  )
}
